/** What stands on the box. */
import "./colours.css";

export { default as Poster } from "./Poster.svelte";
export { default as SeatMark } from "../../kit/DiscMark.svelte";
