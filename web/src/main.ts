import "@fontsource/cabin/400.css";
import "@fontsource/cabin/600.css";
import "@fontsource/cabin/700.css";
import "@fontsource/cabin-condensed/500.css";
import "@fontsource/cabin-condensed/700.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./browser/router.svelte";
import { listen } from "./browser/sounds";
import { prepare } from "./lobby/offer";
import { arrive } from "./people/arrival";
import { speech } from "./words/language.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
router.start();
listen();
if (router.place.page === "lobby") prepare();
void arrive();
await speech.learn(); // before there is anything to read
mount(App, { target });
