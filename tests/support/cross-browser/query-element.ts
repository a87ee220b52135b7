import type * as TestingLibrary from '@testing-library/dom';

/** What is looked for: by role and (a part of) its accessible name, or by its own text. */
export interface ElementQuery {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  isChecked?: boolean;
}

type Portable = string | { pattern: string } | undefined;

/** What was found of it: the first one's middle, in CSS pixels of the window, and its text. */
export interface QueryResult {
  count: number;
  x: number;
  y: number;
  /** Nothing else lies over its middle, and it is not disabled. */
  isReachable: boolean;
  text: string;
}

/** Runs in the page, as its own text: nothing but its arguments and the window is known to it. */
export function queryElement(wanted: {
  role: string | undefined;
  name: Portable;
  text: Portable;
  isChecked: boolean | undefined;
}): QueryResult {
  const library = Reflect.get(window, 'TestingLibraryDom') as typeof TestingLibrary;
  const exact = (text: Portable) => (typeof text === 'object' ? new RegExp(text.pattern) : text);
  const name = exact(wanted.name);
  const text = exact(wanted.text);
  const all = wanted.role
    ? library.queryAllByRole(document.body, wanted.role, {
        ...(name !== undefined && { name }),
        ...(wanted.isChecked !== undefined && { checked: wanted.isChecked }),
      })
    : library.queryAllByText(document.body, text ?? '');
  const seen = all.filter((each) => each.getClientRects().length > 0);
  const first = seen[0];
  if (!first) return { count: 0, x: 0, y: 0, isReachable: false, text: '' };
  first.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = first.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const there = document.elementFromPoint(x, y);
  const label = (first as HTMLInputElement).labels?.[0];
  const isClear = there !== null && (first.contains(there) || label?.contains(there) === true);
  return {
    count: seen.length,
    x,
    y,
    isReachable: isClear && !first.matches(':disabled, [aria-disabled="true"]'),
    text: first.textContent ?? '',
  };
}
