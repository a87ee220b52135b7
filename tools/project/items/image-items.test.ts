import { afterEach, describe, expect, it } from 'vitest';
import { completeProject, urls } from '../../../tests/support/project/recorded-answers.ts';
import { type Replay, replay } from '../../../tests/support/project/replay-server.ts';
import { preparedItems } from '../check.ts';
import { readItem } from './item.ts';

let running: Replay | undefined;
afterEach(() => running?.close());

const repositories = urls.images.replace('/gcf-artifacts', '');
const key = `GET ${urls.images}`;
const item = () => {
  const found = preparedItems.find(({ id }) => id === 'images');
  if (!found) throw new Error('no item');
  return found;
};
const oneDay = {
  'firebase-functions-cleanup': {
    id: 'firebase-functions-cleanup',
    action: 'DELETE',
    condition: { tagState: 'ANY', olderThan: '86400s' },
  },
};

describe('images', () => {
  it('accepts policies that keep 10 versions and 60 days', async () => {
    running = await replay(completeProject);
    expect((await readItem(item(), running.project)).state).toBe('ok');
  });

  it('accepts policies that keep more', async () => {
    const kept = { action: 'KEEP', mostRecentVersions: { keepCount: 20 } };
    const deleted = { action: 'DELETE', condition: { olderThan: `${90 * 86_400}s` } };
    const body = { cleanupPolicies: { kept, deleted } };
    running = await replay({ ...completeProject, [key]: { status: 200, body } });
    expect((await readItem(item(), running.project)).state).toBe('ok');
  });

  it.each([
    ['fewer than 10 versions', { keepCount: 9 }, 60],
    ['less than 60 days', { keepCount: 10 }, 59],
  ])('lacks policies that keep %s', async (_, mostRecentVersions, days) => {
    const kept = { action: 'KEEP', mostRecentVersions };
    const deleted = { action: 'DELETE', condition: { olderThan: `${days * 86_400}s` } };
    const body = { cleanupPolicies: { kept, deleted } };
    running = await replay({ ...completeProject, [key]: { status: 200, body } });
    expect((await readItem(item(), running.project)).state).toBe('missing');
  });

  it.each([
    ['replaces the policy of one day', { status: 200, body: { cleanupPolicies: oneDay } }, 'PATCH'],
    ['creates the missing repository', { status: 404, body: {} }, 'POST'],
  ])('%s', async (_, answer, method) => {
    running = await replay({ ...completeProject, [key]: answer });
    const finding = await readItem(item(), running.project);
    if (finding.state !== 'missing') throw new Error(finding.state);
    await item().fix?.(running.project, finding);
    expect(running.changes).toMatchObject([
      {
        key: expect.stringContaining(`${method} ${repositories}`) as string,
        body: {
          cleanupPolicies: {
            'keep-last-10': { mostRecentVersions: { keepCount: 10 } },
            'delete-after-60-days': { condition: { olderThan: '5184000s' } },
          },
        },
      },
    ]);
  });
});
