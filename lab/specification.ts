import { writeFileSync } from 'node:fs';
import { printLine } from '../tools/shared/print.ts';
import {
  type FoundTag,
  findTags,
  type Section,
  statements,
  tablePath,
} from '../tools/specification/statements.ts';

const intro = `<!-- Made by \`npm run specification\` of tests/specification/statements.md and the tags at the tests. -->

# What the product promises, and the tests that hold it

Each statement with the tests that fail where it does not hold: those that have \`// spec: <its number>\` above them. A
title stands as in the source, with its placeholders.
`;

/** Returns a Markdown table of every statement and its tests. */
export function tableOf(sections: readonly Section[], tags: readonly FoundTag[]): string {
  const held = Map.groupBy(
    tags.flatMap((tag) => tag.ids.map((id) => ({ id, tag }))),
    ({ id }) => id,
  );
  const row = (id: string, text: string) => {
    const tests = held.get(id) ?? [];
    const cell = tests.map(({ tag }) => `\`${tag.file}\`: ${inCell(tag.title)}`).join('<br>');
    return `| ${id} | ${inCell(text)} | ${cell} |`;
  };
  const parts = sections.map(({ heading, statements }) =>
    statements.length === 0
      ? `${heading}\n`
      : [
          `${heading}\n`,
          '| | Statement | Held by |\n|---|---|---|',
          ...statements.map(({ id, text }) => row(id, text)),
          '',
        ].join('\n'),
  );
  return `${intro}\n${parts.join('\n')}`;
}

const inCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** `npm run specification`: writes .run/specification.md, the table of the statements and their tests. */
export async function main(): Promise<number> {
  const sections = statements();
  writeFileSync(tablePath, tableOf(sections, findTags()));
  printLine(`✓ ${tablePath}: ${sections.flatMap((part) => part.statements).length} statements`);
  return 0;
}
