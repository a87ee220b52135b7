/** Of a file: its path from the repository's root, and its lines. */
export interface Size {
  path: string;
  lines: number;
}

/** No file is longer. */
const longest = 220;
/** Of a half's sources: the file in the middle, and the one that 95 of a hundred are no longer than. */
const halves = { median: 50, p95: 110 };
/** From here on a file is no tiny one. */
const small = 12;

const sources = (half: string) => (path: string) =>
  path.startsWith(`${half}/src/`) &&
  /\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\/src\/support\//.test(path);

/**
 * What is amiss with the sizes of files, in words; the lines of a source's 95th percentile are 110 at most.
 * `maxTiny`: how many may have fewer than 12 lines.
 */
export function sizeProblems(sizes: readonly Size[], maxTiny: number): string[] {
  const long = sizes.filter(({ lines }) => lines > longest);
  const tiny = sizes.filter(({ lines }) => lines < small).length;
  return [
    ...long.map(({ path, lines }) => `${path} has ${lines} lines, more than ${longest}`),
    ...['functions', 'web'].flatMap((half) => halfProblems(half, sizes)),
    ...(tiny > maxTiny
      ? [`${tiny} files have fewer than ${small} lines, more than ${maxTiny}`]
      : []),
  ];
}

function halfProblems(half: string, sizes: readonly Size[]): string[] {
  const isSource = sources(half);
  const lines = sizes
    .filter(({ path }) => isSource(path))
    .map((each) => each.lines)
    .toSorted((a, b) => a - b);
  const at = (share: number) => lines[Math.floor(lines.length * share)] ?? 0;
  return [
    ...(at(0.5) > halves.median
      ? [`${half}/src: half of the files have ${at(0.5)} lines or more`]
      : []),
    ...(at(0.95) > halves.p95
      ? [`${half}/src: 5 of 100 files have ${at(0.95)} lines or more`]
      : []),
  ];
}
