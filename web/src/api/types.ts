/** What HTTP and the WebSocket carry, by the server's own description (`npm run types`). */
import type { components } from "./schema";

export type Schemas = components["schemas"];

/** How strong computer players were found to be, by their names; those that nobody measured have none. */
export type GameInfo = Schemas["GameInfo"];
export type Ratings = GameInfo["ratings"];
export type Bots = { bots: string[]; ratings: Ratings };
/** The boards of the house on which a game is played beside its own, and who plays on any. */
export type Boards = Schemas["Boards"];
export type BoardInfo = Schemas["BoardInfo"];
/** A board that is not the game's own, with where it lies on a sheet. */
export type BoardSheet = Schemas["BoardSheet"];
export type BoardCheck = Schemas["BoardCheck"];
/** Every game the server has. */
export type GameName = GameInfo["name"];
export type OptionInfo = Schemas["OptionInfo"];
export type OptionValue = OptionInfo["default"];
/** From so much on, so much. */
export type Bracket = [from: number, amount: number];
export type NewSeat = Schemas["NewSeat"];
export type NewTable = Schemas["NewTable"];
export type ClockInfo = Schemas["ClockInfo"];
/** What those see of a table who have no part in it. */
export type Watchers = NonNullable<NewTable["watchers"]>;
export type TableInfo = Schemas["TableInfo"];
export type FoundTables = Schemas["FoundTables"];
export type Access = TableInfo["access"];
export type LessonInfo = Schemas["LessonInfo"];
export type Analysis = Schemas["Analysis"];
export type NoticeWays = Schemas["NoticeWays"];
export type NoticeChoice = Schemas["Choice"];
export type NewBrowser = Schemas["NewBrowser"];
export type ChatPage = Schemas["ChatPage"];
export type SeatInfo = Schemas["SeatInfo"];
export type Me = Schemas["Me"];
export type AccountInfo = Schemas["AccountInfo"];
export type VacationInfo = Schemas["VacationInfo"];
export type MadeToken = Schemas["MadeToken"];
export type TokenInfo = Schemas["TokenInfo"];
export type Changes = Schemas["Changes"];
export type PersonInfo = Schemas["PersonInfo"];
export type BlockedGuest = Schemas["BlockedGuest"];
export type DeedInfo = Schemas["DeedInfo"];
export type PlayerInfo = Schemas["PlayerInfo"];
export type PlaceInfo = Schemas["PlaceInfo"];
export type EndingInfo = Schemas["EndingInfo"];
export type LadderInfo = Schemas["LadderInfo"];
export type RatedInfo = Schemas["RatedInfo"];
export type RatingInfo = Schemas["RatingInfo"];
export type Statistics = Schemas["Statistics"];
export type Played = Schemas["Played"];
export type Liked = Schemas["Liked"];
export type Between = Schemas["Between"];
export type NewTournament = Schemas["NewTournament"];
export type TournamentInfo = Schemas["TournamentInfo"];
export type TournamentTold = Schemas["TournamentTold"];
export type DrawnRound = Schemas["DrawnRound"];
export type StandingInfo = Schemas["StandingInfo"];
