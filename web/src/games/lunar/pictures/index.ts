/** Pictures that explain the rules, by chapter. */
import "@fontsource/saira-stencil-one/latin-400.css";
import type { Pictures } from "../../../kit/game";
import "../colours.css";
import "../map/moon.css";
import Demands from "./Demands.svelte";
import Events from "./Events.svelte";
import Loads from "./Loads.svelte";
import Locomotives from "./Locomotives.svelte";
import Major from "./Major.svelte";
import Mileposts from "./Mileposts.svelte";
import Prices from "./Prices.svelte";
import Toll from "./Toll.svelte";
import Victory from "./Victory.svelte";
import Wrap from "./Wrap.svelte";

export const pictures: Pictures = {
  L2: Mileposts,
  L3: Demands,
  L6: Prices,
  L7: Major,
  L9: Wrap,
  L11: Locomotives,
  L15: Toll,
  L16: Loads,
  L18: Events,
  L27: Victory,
};
