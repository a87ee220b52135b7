/** Statement about the product with the ID that tests are tagged with. */
export interface Statement {
  /** Number of the section and of the statement, as `5.3`. */
  id: string;
  text: string;
}

/** Heading of tests/specification/statements.md with its statements. */
export interface Section {
  heading: string;
  statements: Statement[];
}

const heading = /^##+ /;
const statement = /^- ([A-Z]?\d+\.\d+) (.+)$/;

/**
 * Returns the sections of statements.md in order.
 * @throws if a line is neither a heading nor a statement, because no test would be required for it.
 */
export function readStatements(markdown: string): Section[] {
  const sections: Section[] = [];
  const body = markdown.slice(markdown.search(/^## /m));
  for (const line of body.split('\n').filter(Boolean)) {
    const [, id, text] = statement.exec(line) ?? [];
    if (heading.test(line)) sections.push({ heading: line, statements: [] });
    else if (id && text) sections.at(-1)?.statements.push({ id, text });
    else throw new Error(`Neither a heading nor a statement: ${line}`);
  }
  return sections;
}
