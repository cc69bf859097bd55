/** The map alone, with six full networks, for looking at and for `python -m tests.browser.moon_frames`. */
import "@fontsource/cabin/400.css";
import "@fontsource/cabin/600.css";
import "@fontsource/cabin-condensed/700.css";
import "../../../src/styles/tokens.css";
import "../../../src/styles/base.css";
import "../../../src/styles/controls.css";
import "../../../src/games/lunar/colours.css";
import { mount } from "svelte";
import Stage from "./Stage.svelte";

mount(Stage, { target: document.getElementById("app")! });
