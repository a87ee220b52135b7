import { afterEach, describe, expect, it } from 'vitest';
import { completeProject, urls } from '../../../tests/support/project/recorded-answers.ts';
import { type Replay, replay } from '../../../tests/support/project/replay-server.ts';
import { readItem } from './item.ts';
import { watchItems } from './watch-items.ts';

let running: Replay | undefined;
afterEach(() => running?.close());

describe('alerts', () => {
  it('creates an alert for phones that cannot finish their sign-in, unless their connection was lost', async () => {
    const item = watchItems.find(({ id }) => id === 'alerts');
    const absent = { [`GET ${urls.monitoring}/alertPolicies`]: { status: 200, body: {} } };
    running = await replay({ ...completeProject, ...absent });
    const finding = item && (await readItem(item, running.project));
    if (finding?.state !== 'missing') throw new Error(finding?.state);
    await item?.fix?.(running.project, finding);
    expect(running.changes).toHaveLength(3);
    expect(running.changes.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({
        displayName: 'Wine Walk: phones cannot finish their sign-in',
        conditions: [
          expect.objectContaining({
            conditionMatchedLog: {
              filter:
                'resource.type="cloud_run_revision" jsonPayload.event="client error" jsonPayload.error:"Sign-in not finished" NOT jsonPayload.error:"auth/network-request-failed"',
            },
          }),
        ],
      }),
    );
  });
});

describe('logs', () => {
  const item = () => {
    const found = watchItems.find(({ id }) => id === 'logs');
    if (!found) throw new Error('no item');
    return found;
  };
  const start = async (retentionDays: number) => {
    const body = { retentionDays };
    running = await replay({ ...completeProject, [`GET ${urls.logs}`]: { status: 200, body } });
    return running;
  };

  it.each([30, 7])('accepts request logs of %d days', async (days) => {
    expect((await readItem(item(), (await start(days)).project)).state).toBe('ok');
  });

  it('limits request logs of more than 30 days', async () => {
    const { project, changes } = await start(31);
    const finding = await readItem(item(), project);
    if (finding.state !== 'missing') throw new Error(finding.state);
    await item().fix?.(project, finding);
    expect(changes).toMatchObject([{ body: { retentionDays: 30 } }]);
  });
});
