import { beforeEach, describe, expect, it } from 'vitest';
import { nameKeys } from '../../../common/src/rules/registrations/registration-state.ts';
import {
  api,
  list,
  maya,
  names,
  one,
  read,
  seedRegistrations,
} from '../../support/api/calls/registration-calls.ts';
import type { PersonName } from '../../support/api/calls/staff-api.ts';
import { registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedRegistrations);

const email = 'maya.reyes@example.com';
const values = ['Maya', 'example.com', '540-555', 'Sam Reyes', '203.0.113'];

/** Audit entries, without the time. */
const audited = async () =>
  (await api.audit()).map(({ actor, action, target, details }) => ({
    actor,
    action,
    target,
    details,
  }));
const listAs = (who: PersonName, path = 'registrations?eventId=autumn') =>
  api.as(who, 'GET', `/api/admin/${path}` as '/api/admin/registrations');
const lookUp = (text: string) =>
  api.as('desk', 'POST', '/api/admin/desk/lookup', { body: { text, eventId: 'autumn' } });
const alerts = async (who: PersonName) =>
  (await api.as(who, 'GET', '/api/admin/events/autumn/overview')).json.peopleReads;

describe('a desk account', () => {
  it('receives no contact data in lists, searches and single registrations', async () => {
    await change(`registrations/${maya}`, { phone: '540-555-0199', ip: '203.0.113.7' });
    const texts = [
      (await listAs('desk')).text,
      (await listAs('desk', 'registrations?eventId=autumn&search=maya')).text,
      (await api.as('desk', 'GET', one)).text,
      (await lookUp('Maya')).text,
    ];
    for (const text of texts) {
      expect(text).toContain('Maya Reyes');
      expect(text).not.toMatch(/example\.com|540-555|Sam Reyes|203\.0\.113/);
    }
    const { registrations } = (await listAs('admin')).json;
    expect(registrations.map((row) => row.email)).toContain(email);
  });

  it('receives email and phone on request, which is audited without values', async () => {
    await change(`registrations/${maya}`, { phone: '540-555-0199' });
    const { json } = await api.as('desk', 'POST', `${one}/contact`);
    expect(json).toEqual({ email, phone: '540-555-0199' });
    await api.as('desk', 'POST', `${one}/emergency-contact`);
    const target = `registrations/${maya}`;
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'registration.contact', target, details: {} },
      { actor: 'desk', action: 'registration.emergency-contact', target, details: {} },
    ]);
    expect((await api.as('desk', 'POST', '/api/admin/registrations/N0NE/contact')).status).toBe(
      404,
    );
  });

  it('corrects a name without the email', async () => {
    const body = { fullName: 'Maya R. Reyes', version: 1 };
    expect((await api.as('desk', 'PUT', one, { body })).status).toBe(200);
    expect(await stored(`registrations/${maya}`)).toMatchObject({
      fullName: 'Maya R. Reyes',
      email,
    });
  });

  it('receives the email of a ticket on request only', async () => {
    await change('tickets/FREE-1', { holderName: 'Jonah Whitfield', holderEmail: 'j@example.com' });
    const { json } = await listAs('desk', 'tickets?search=FREE-1');
    expect(json).toMatchObject({
      tickets: [{ holderName: 'Jonah Whitfield', holderEmail: null, isEmailHidden: true }],
    });
    const stale = await api.as('desk', 'PUT', '/api/admin/tickets/FREE-1', {
      body: { holderName: 'Me', seen: { holderName: null, holderEmail: null } },
    });
    expect([stale.status, stale.text.includes('j@example.com')]).toEqual([409, false]);
    const holder = await api.as('desk', 'POST', '/api/admin/tickets/FREE-1/holder');
    expect(holder.json.holderEmail).toBe('j@example.com');
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'tickets.list', target: 'tickets', details: { people: 1 } },
      { actor: 'desk', action: 'ticket.holder', target: 'tickets/FREE-1', details: {} },
    ]);
  });
});

describe('lists of people', () => {
  const target = 'events/autumn';
  it('audits a list of people with its size, once while it is refetched', async () => {
    for (const who of ['desk', 'admin', 'desk'] as const) await listAs(who);
    await read();
    const action = 'registrations.list';
    expect(await audited()).toEqual([
      { actor: 'desk', action, target, details: { people: 5 } },
      { actor: 'admin', action, target, details: { people: 5 } },
    ]);
  });

  it('audits a list again when a page shows other people', async () => {
    const first = await list('&limit=3');
    await list(`&limit=3&cursor=${first.nextCursor}`);
    expect((await audited()).map(({ details }) => details)).toEqual([{ people: 3 }, { people: 2 }]);
  });

  it('audits a desk search that lists several people, but not one that finds one person', async () => {
    await lookUp('ZZ0E');
    expect(await audited()).toEqual([]);
    await change('registrations/0TT02', {
      ...registrationOf('Otto Other'),
      ...nameKeys('Otto Other'),
    });
    await lookUp('Otto');
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'desk.search', target, details: { people: 2 } },
    ]);
  });

  it('audits the list of an offline desk', async () => {
    for (let times = 0; times < 2; times += 1) await listAs('desk', 'desk/snapshot?eventId=autumn');
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'desk.snapshot', target, details: { people: 5 } },
    ]);
  });

  it('audits the conflicts of offline desks', async () => {
    for (let times = 0; times < 2; times += 1)
      await listAs('desk', 'desk/conflicts?eventId=autumn');
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'desk.doubts', target, details: { people: 1 } },
    ]);
  });

  it('audits the check-ins to review', async () => {
    await change('checkIns/autumn_maya_cask', { state: 'pending', reasons: ['implausible-speed'] });
    await listAs('desk', 'check-ins/pending?eventId=autumn');
    expect(await audited()).toEqual([
      { actor: 'desk', action: 'check-ins.list', target, details: { people: 1 } },
    ]);
  });

  it('audits each export', async () => {
    await change('tickets/FREE-1', { holderName: 'Jonah Whitfield' });
    for (let times = 0; times < 2; times += 1) {
      await api.as('admin', 'POST', '/api/admin/registrations/export', {
        body: { eventId: 'autumn' },
      });
      const tickets = await api.as('admin', 'POST', '/api/admin/tickets/export', { body: {} });
      expect(tickets.json.tickets).toHaveLength(4);
    }
    const people = { action: 'registrations.export', target, details: { people: 5 } };
    const tickets = { action: 'tickets.export', target: 'tickets', details: { people: 1 } };
    expect(await audited()).toEqual(
      [people, tickets, people, tickets].map((entry) => ({ actor: 'admin', ...entry })),
    );
  });

  it('stores no name or email in the audit and in the count of people', async () => {
    await listAs('desk');
    const found = JSON.stringify([await api.audit(), await stored('peopleReads/staff-desk')]);
    for (const value of [...values, maya]) expect(found).not.toContain(value);
  });
});

describe('a person', () => {
  const counted = async () => (await stored('peopleReads/staff-desk'))?.recent.length ?? 0;

  it('counts each read that shows a name to a desk account', async () => {
    const ticket = { ...(await stored('tickets/FREE-1')), holderName: 'Jonah Whitfield' };
    for (const id of ['FREE-1', 'FREE-2']) await change(`tickets/${id}`, ticket);
    const shown = [
      () => lookUp('ZZ0E'),
      () => api.as('desk', 'GET', `/api/waiver/${maya}`),
      () => api.as('desk', 'POST', '/api/tickets/validate', { body: { ticketId: 'FREE-1' } }),
      () => api.as('desk', 'POST', `${one}/ticket`, { body: { ticketId: 'FREE-2', version: 1 } }),
    ];
    for (const [index, show] of shown.entries()) {
      expect((await show()).text).toMatch(/Zoë|Maya Reyes|Jonah Whitfield/);
      expect(await counted()).toBe(index + 1);
    }
  });
});

describe('the overview', () => {
  const addPeople = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const fullName = `Ida Person ${at}`;
      await change(`registrations/PERS0N${at}`, {
        ...registrationOf(fullName),
        ...nameKeys(fullName),
      });
    }
  };

  it('names an account that was shown more than 60 people in 10 minutes, to admins', async () => {
    await addPeople(60);
    expect(names(await list('&search=Ida&limit=200'))).toHaveLength(60);
    await listAs('admin', 'registrations?eventId=autumn&limit=200');
    expect(await alerts('admin')).toEqual([]);
    await read();
    // The overview is counted once in 5 seconds for an event.
    await change('events/later', await stored('events/autumn'));
    const later = async (who: PersonName) =>
      (await api.as(who, 'GET', '/api/admin/events/later/overview')).json.peopleReads;
    expect(await later('admin')).toMatchObject([
      { id: 'staff-desk', name: 'desk of the walk', people: 61 },
    ]);
    expect(await later('desk')).toEqual([]);
  });
});
