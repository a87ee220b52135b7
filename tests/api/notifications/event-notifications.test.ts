import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliverDueMails } from '../../../functions/src/mail/outbox.ts';
import { deliverDueNotifications } from '../../../functions/src/modules/notifications/deliver.ts';
import { at, business, event, reward, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { oneClickUrl, useMailCatcher } from '../../support/api/mail-catcher.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';
import { registeredPerson } from '../../support/registration-record.ts';

const catcher = useMailCatcher();
const api = await staffApi();
const { list, undo } = changesOf(api);

const run = (now = Date.now()) => deliverDueNotifications({ now, wallets: [] });
const subjects = async () => {
  const before = catcher.mails.length;
  await deliverDueMails(Date.now());
  return catcher.mails.slice(0, catcher.mails.length - before).map(({ subject }) => subject);
};
const edit = async (fields: object) => {
  const present = await stored('events/autumn');
  const body = { ...present, ...fields };
  return api.as('admin', 'PUT', '/api/admin/events/autumn', { body });
};
const changes = async () =>
  (await storedIn('events/autumn/announcements')).map(({ title, urgency, message }) => ({
    title,
    urgency,
    message,
  }));

describe.skipIf(isPacked)('a change of the event', () => {
  beforeEach(() =>
    seed({ 'events/autumn': event, ...Object.fromEntries([registeredPerson('maya')]) }),
  );

  it('notifies people of a new place, and replaces it by the announcement of a later change', async () => {
    expect((await edit({ place: 'Old Mill' })).status).toBe(200);
    await run();
    expect(await subjects()).toEqual(['New place']);
    await edit({ endTime: '2099-11-20T23:00:00.000Z', version: undefined });
    expect(await changes()).toEqual([
      {
        title: 'New time',
        urgency: 'urgent',
        message: expect.stringMatching(/^Autumn Walk: .*, .* – .*, Old Mill\. /),
      },
    ]);
    await run();
    expect(await subjects()).toEqual(['New time']);
  });

  it('notifies people when a control moves the end, and when its undo restores it', async () => {
    const path = '/api/admin/events/autumn/controls' as const;
    const body = { control: 'end' as const, minutes: -30 };
    expect((await api.as('admin', 'POST', path, { body })).status).toBe(200);
    await run();
    expect(await subjects()).toEqual(['New time']);
    const [change] = await list('events');
    expect((await undo(change?.id)).status).toBe(200);
    await run();
    expect(await subjects()).toEqual(['New time']);
    expect(await changes()).toHaveLength(1);
  });

  it('announces no change of a hidden event', async () => {
    await change('events/autumn', { isActive: false });
    await edit({ place: 'Old Mill', isActive: false });
    await edit({ description: 'Open doors.', isActive: true });
    expect(await changes()).toEqual([]);
  });

  it('notifies people when check-in is paused, not when it resumes', async () => {
    const path = '/api/admin/events/autumn/controls' as const;
    const pause = (isPaused: boolean) =>
      api.as('admin', 'POST', path, { body: { control: 'check-in', isPaused } });
    await pause(true);
    await run();
    expect(await subjects()).toEqual(['Check-in is paused']);
    await pause(false);
    await run();
    expect(await subjects()).toEqual([]);
  });
});

describe.skipIf(isPacked)('unclaimed reward', () => {
  const vino = business('Vino', 38.1);
  const visited = { vino: { checkInTime: at, state: 'verified' as const } };
  const progressOf = (uid: string, changes: object = {}) =>
    [
      `participants/${uid}/progress/autumn`,
      { ...emptyProgress(uid, 'autumn'), visits: visited, ...changes },
    ] as const;
  const claimed = { glass: { claimedAt: at } };

  beforeEach(async () => {
    const ended = { ...event, endTime: new Date(Date.now() - 60_000).toISOString() };
    const paid = { isVerified: true };
    await seed({
      'events/autumn': ended,
      'businesses/vino': vino,
      'catalogues/autumn': buildCatalog('autumn', event, {
        businesses: [{ ...vino, id: 'vino' }],
        rewards: [{ ...reward, id: 'glass', requiredVisits: 1 }],
        pointRules: [],
      }),
      ...Object.fromEntries([
        ...['maya', 'jonah', 'ana'].map((uid) => registeredPerson(uid, paid)),
        registeredPerson('unpaid', { isVerified: false }),
        progressOf('maya'),
        progressOf('jonah', { claims: claimed }),
        progressOf('ana', { visits: {} }),
        progressOf('unpaid'),
      ]),
    });
  });

  it('notifies paid attendees once after the end of an unclaimed reward', async () => {
    await run(Date.now() - 120_000);
    expect(await storedIn('notificationDeliveries')).toEqual([]);
    await run();
    await run();
    expect(await storedIn('notificationDeliveries')).toEqual([
      expect.objectContaining({ participantId: 'maya', channel: 'mail' }),
    ]);
    expect(await subjects()).toEqual(['Your reward is waiting']);
    expect(catcher.mails[0]?.text).toContain('confirm-email?stop=');
    expect(oneClickUrl(catcher.mails[0])).toContain('/api/mail/stop?token=');
  });

  it('notifies attendees again after the end when the event was ended by mistake', async () => {
    await run();
    expect(await subjects()).toEqual(['Your reward is waiting']);
    await change('events/autumn', { endTime: new Date(Date.now() + 3_600_000).toISOString() });
    await run();
    expect(await subjects()).toEqual([]);
    await change('events/autumn', { endTime: new Date(Date.now() - 1000).toISOString() });
    await run();
    await run();
    expect(await subjects()).toEqual(['Your reward is waiting']);
  });
});
