/** What went wrong, as a sentence. */
import { Trouble } from "../api/http";
import { t } from "../words/language.svelte";
import { plainNames } from "../words/words";

export const sentence = (error: unknown): string =>
  error instanceof Trouble ? plainNames.t(error.id, error.args) : t("trouble-server");
