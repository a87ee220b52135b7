/** Letters of right-to-left scripts and directional control characters. */
const rightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const firstStrongIsolate = '\u2068';
const popIsolate = '\u2069';

const isolated = new RegExp(
  `${firstStrongIsolate}[^${firstStrongIsolate}${popIsolate}]*${popIsolate}`,
  'g',
);

/**
 * Isolates a name that contains right-to-left text, so the rest of the sentence keeps its direction. Text whose names are
 * isolated already, such as a list of them, stays as it is.
 */
export const isolateBidi = (name: string): string =>
  rightToLeft.test(name.replace(isolated, '')) ? `${firstStrongIsolate}${name}${popIsolate}` : name;
