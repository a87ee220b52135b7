/** A statement of what the product does, by the id that tests are tagged with. */
export interface Statement {
  /** As `5.3`: the section's, then a number of its own. */
  id: string;
  text: string;
}

/** A part of tests/specification/statements.md: a heading with what stands under it. */
export interface Section {
  heading: string;
  statements: Statement[];
}

const heading = /^##+ /;
const statement = /^- ([A-Z]?\d+\.\d+) (.+)$/;

/**
 * The sections of statements.md, in its order.
 * @throws where a line is neither a heading nor a statement: nobody would look for its test.
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
