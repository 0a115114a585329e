// What the shell takes of Hush.

import type { HeadingItem, Say, TablePart } from "posterity-web/contract";
import type { Snapshot } from "posterity-web/protocol";
import Hand from "./Hand.svelte";

export { default as Board } from "./Board.svelte";
export const own: TablePart = { name: "hand", label: "hand", Component: Hand };

export const heading = (snapshot: Snapshot, say: Say): HeadingItem[] => {
  const { hands, turns } = snapshot.view as { hands: number[][]; turns: number };
  return [{ text: say("heading", { round: Math.min(Math.floor(turns / hands.length) + 1, 2), rounds: 2 }) }];
};
