/** Where an item goes: one up or down, or to either end. */
export type Move = 'up' | 'down' | 'first' | 'last';

/** The list with the item at `from` moved; unchanged where it cannot go further. */
export function moveItem<T>(list: readonly T[], from: number, move: Move): T[] {
  const to = { up: from - 1, down: from + 1, first: 0, last: list.length - 1 }[move];
  return moveItemTo(list, from, to);
}

/** The list with the item at `from` put at `to`. */
export function moveItemTo<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
