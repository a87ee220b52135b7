/** A test by its file, from the project's root, and its title as the source has it. */
export interface NamedTest {
  file: string;
  title: string;
}

/** A statement of the specification, and the tests that fail where it does not hold. */
export interface Row {
  section: string;
  statement: string;
  tests: NamedTest[];
}

/** The rows of every table in `specification.md`, each under its heading. */
export function readTable(markdown: string): Row[] {
  let section = '';
  return markdown.split('\n').flatMap((line) => {
    section = /^#+ (.+)$/.exec(line)?.[1] ?? section;
    const [statement, held] = cellsOf(line);
    if (!statement || held === undefined || isHead(statement)) return [];
    return [{ section, statement, tests: testsOf(held) }];
  });
}

const cellsOf = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('\\|', '|'))
    : [];

const isHead = (statement: string) => statement === 'Statement' || /^-+$/.test(statement);

/**
 * A cell holds one or more tests, each `` `file`: title ``, with `<br>` between.
 * @throws where a part of it is anything else: a reference nobody checks holds nothing.
 */
function testsOf(cell: string): NamedTest[] {
  return cell.split('<br>').map((part) => {
    const [, file, title] = /^`(.+?)`: (.+)$/.exec(part.trim()) ?? [];
    if (!file || !title) throw new Error(`Not a test's file and title: ${part}`);
    return { file, title };
  });
}
