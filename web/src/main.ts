import "@fontsource/cabin/400.css";
import "@fontsource/cabin/600.css";
import "@fontsource/cabin/700.css";
import "@fontsource/cabin-condensed/500.css";
import "@fontsource/cabin-condensed/700.css";
import "@fontsource/old-standard-tt/400.css";
import "@fontsource/old-standard-tt/400-italic.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./browser/router.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app");
router.start();
mount(App, { target });
