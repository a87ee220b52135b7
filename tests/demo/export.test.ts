import { expect, test } from 'vitest';
import { demoDocuments } from '../../tools/demo/documents.ts';
import { readSources } from '../../tools/demo/sources.ts';
import { openDatabase, readDocuments } from '../../tools/emulators/database.ts';
import { stack } from '../support/stack.ts';

const remedy = 'emulator-data/sources were edited: run npm run seed and commit what it makes';
const sources = readSources();

test('the demo export contains exactly the documents of its sources', async () => {
  const imported = await readDocuments(await openDatabase(stack.ports));
  const expected = await demoDocuments(sources);
  expect([...imported.keys()].sort(), remedy).toEqual([...expected.keys()].sort());
  for (const [path, document] of expected) {
    expect(imported.get(path), `${path}: ${remedy}`).toEqual(document);
  }
});
