import { isDeepStrictEqual } from 'node:util';

type Entries = Record<string, unknown>;

/**
 * A field as a change found it (`was`), where it `is` still as the change `left` it; undefined where it is not. Of one with
 * entries, such as the businesses' states, and of a list of ids only what the change made otherwise counts: a business that
 * was closed since stays closed, and one that joined since stays on the list.
 */
export function revertField(is: unknown, was: unknown, left: unknown): unknown {
  if (isDeepStrictEqual(is, left)) return was;
  if (isEntries(is) && isEntries(was) && isEntries(left)) return revertEntries(is, was, left);
  if (isIds(is) && isIds(was) && isIds(left)) return revertIds(is, was, left);
  return undefined;
}

function revertEntries(is: Entries, was: Entries, left: Entries): Entries | undefined {
  const names = new Set([...Object.keys(was), ...Object.keys(left)]);
  const changed = [...names].filter((name) => !isDeepStrictEqual(was[name], left[name]));
  if (!changed.every((name) => isDeepStrictEqual(is[name], left[name]))) return undefined;
  const others = Object.entries(is).filter(([name]) => !changed.includes(name));
  const mine = Object.entries(was).filter(([name]) => changed.includes(name));
  return Object.fromEntries([...others, ...mine]);
}

function revertIds(is: string[], was: string[], left: string[]): string[] | undefined {
  const joined = left.filter((id) => !was.includes(id));
  const gone = was.filter((id) => !left.includes(id));
  if (!joined.every((id) => is.includes(id)) || gone.some((id) => is.includes(id)))
    return undefined;
  // Another order of those who stayed cannot be told from an order that somebody gave since.
  const stayed = (ids: string[]) => ids.filter((id) => was.includes(id) && left.includes(id));
  if (!isDeepStrictEqual(stayed(was), stayed(left))) return undefined;
  const back = is.filter((id) => !joined.includes(id));
  for (const id of gone) {
    const before = was.slice(0, was.indexOf(id));
    back.splice(back.findLastIndex((each) => before.includes(each)) + 1, 0, id);
  }
  return back;
}

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isIds = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
