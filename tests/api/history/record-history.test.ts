import { beforeEach, describe, expect, it } from 'vitest';
import { organizationBody } from '../../support/api/calls/organization-body.ts';
import { business, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { changesOf } from '../../support/api/changes.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';

const api = await staffApi();
const changes = changesOf(api);
const { 'changes/paused': _pressed, ...eventDocuments } = eventFixture;
beforeEach(() => seed(eventDocuments));

const historyOf = async (query: string) =>
  (await api.as('admin', 'GET', `/api/admin/history?${query}`)).json;

const rewardBody = {
  name: 'Two glasses',
  description: 'At the desk.',
  requiredVisits: 2,
  rewardType: 'visit_count' as const,
};

describe('GET /api/admin/history', () => {
  it('lists the edits of a reward with the values before and after each, latest first', async () => {
    const created = await api.as('admin', 'POST', '/api/admin/rewards', { body: rewardBody });
    const { id } = created.json;
    await api.as('admin', 'PUT', `/api/admin/rewards/${id}`, {
      body: { ...rewardBody, name: 'Two tastes', requiredVisits: 3 },
    });
    const [edit, create] = await historyOf(`kind=reward&id=${id}`);
    expect(edit).toMatchObject({
      actor: 'admin',
      action: 'reward.edit',
      changes: [
        { field: 'name', hasValues: true, before: 'Two glasses', after: 'Two tastes' },
        { field: 'requiredVisits', hasValues: true, before: 2, after: 3 },
      ],
    });
    expect(create).toMatchObject({ action: 'reward.create', changes: [] });
  });

  it('lists a control during an event and its undo', async () => {
    await api.as('admin', 'POST', '/api/admin/events/autumn/controls', {
      body: { control: 'check-in', isPaused: true },
    });
    const [pause] = await historyOf('kind=event&id=autumn');
    const [paused] = await changes.list('events');
    await changes.undo(paused?.id);
    const [undo] = await historyOf('kind=event&id=autumn');
    const field = 'checkInPausedAt';
    const since = pause?.changes[0]?.after;
    expect(pause?.changes).toEqual([{ field, hasValues: true, before: null, after: since }]);
    expect(undo).toMatchObject({
      action: 'event.undo-change',
      changes: [{ field, hasValues: true, before: since, after: null }],
    });
  });

  it('names the private contact and the venue code of a business without their values', async () => {
    const contact = { person: 'Ira Vance', phone: '', email: 'ira@example.com', notes: '' };
    const { name, description, category, address, latitude, longitude } = business('Vino', 38.1);
    const saved = await api.as('admin', 'PUT', '/api/admin/businesses/vino', {
      body: { name, description, category, address, latitude, longitude, contact },
    });
    expect(saved.json).toMatchObject({ contact });
    await api.as('admin', 'POST', '/api/admin/businesses/vino/venue-code', { body: {} });
    const [renewal, edit] = await historyOf('kind=business&id=vino');
    const withoutValues = (field: string) => ({ field, hasValues: false });
    expect(edit?.changes).toContainEqual(withoutValues('contact'));
    expect(renewal?.changes).toEqual([
      withoutValues('venueCode'),
      withoutValues('venuePin'),
      expect.objectContaining({ field: 'venueCodeRenewedAt', before: null }),
    ]);
    expect(JSON.stringify(edit)).not.toContain('ira@example.com');
  });

  it('lists the edits of an offer and of the organization', async () => {
    const offer = { offered: 'Two reds' };
    await api.as('admin', 'PUT', '/api/admin/events/autumn/offers/vino', { unchecked: offer });
    expect((await historyOf('kind=offer&id=vino&eventId=autumn'))[0]?.changes).toContainEqual({
      field: 'offered',
      hasValues: true,
      before: '',
      after: 'Two reds',
    });
    await api.as('admin', 'PUT', '/api/admin/organization', {
      unchecked: { ...organizationBody, version: 0 },
    });
    expect((await historyOf('kind=organization&id=current'))[0]?.changes).toContainEqual(
      expect.objectContaining({ field: 'name', after: 'Uncork Elora' }),
    );
  });

  it('rejects an offer without its event', async () => {
    const { status, json } = await api.as('admin', 'GET', '/api/admin/history?kind=offer&id=vino');
    expect([status, json.code]).toEqual([400, 'record-event-missing']);
  });
});
