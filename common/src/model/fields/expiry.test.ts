import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const sources = join(import.meta.dirname, '../..');

/** Collections with documents that declare a TTL policy. */
const declared = globSync('{api,model}/**/*.ts', { cwd: sources })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(join(sources, file), 'utf8').split('\nexport const '))
  .flatMap((part, index, parts) =>
    part.includes('(TTL policy on this field)')
      ? [/`(\w+)\/\{[^`]*`(?!.*`\w+\/\{)/s.exec(parts[index - 1] ?? '')?.[1]]
      : [],
  );

it('every collection with expiring documents is deployed with a TTL policy, and no other', () => {
  const { fieldOverrides } = JSON.parse(
    readFileSync(join(root, 'firestore.indexes.json'), 'utf8'),
  ) as { fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[] };
  const policies = fieldOverrides.filter(({ ttl }) => ttl);
  expect(policies.map(({ fieldPath }) => fieldPath)).toEqual(policies.map(() => 'expiresAt'));
  expect(policies.map(({ collectionGroup }) => collectionGroup).toSorted()).toEqual(
    declared.toSorted(),
  );
});
