// What the shell takes of Hush.

import type { HeadingItem, Say, TablePart } from "posterity-web/contract";
import type { Snapshot } from "posterity-web/protocol";
import Hand from "./Hand.svelte";
import type { Table } from "./generated";

export { default as Board } from "./Board.svelte";
export const own: TablePart = { name: "hand", label: "hand", Component: Hand };

export const heading = ({ view }: Snapshot, say: Say): HeadingItem[] => {
  const { round, rounds } = view as Table;
  return [{ text: say("heading", { round, rounds }) }];
};
