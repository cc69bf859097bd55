/** Taking a lesson: a table of its own, at which the learner sits with rivals who have names. */
import { api } from "../api/http";
import { router } from "../browser/router.svelte";
import { t } from "../words/language.svelte";
import { myName } from "./seats";

export async function take(lesson: string): Promise<void> {
  const { id } = await api.take(lesson, myName() || t("lobby-nameless"));
  router.go(`/table/${id}`);
}
