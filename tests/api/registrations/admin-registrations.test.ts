import type { TicketDocument } from '@wine-walk/common/model/tickets.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  api,
  edit,
  exportAll,
  list,
  maya,
  names,
  one,
  read,
  sampleRegistration,
  seedRegistrations,
} from '../../support/api/calls/registration-calls.ts';
import { at, audited } from '../../support/api/calls/staff-api.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedRegistrations);

describe('GET /api/admin/registrations', () => {
  it('lists the registrations of the event by name', async () => {
    expect(names(await list())).toEqual([
      '=1+1',
      'Maya Reyes',
      'Otto Lindqvist',
      'Rosa Lund',
      'Zoë Íñiguez',
    ]);
  });

  it.each([
    ['zoe', 'Zoë Íñiguez'],
    ['INIGUEZ', 'Zoë Íñiguez'],
    ['zoe@x', 'Zoë Íñiguez'],
    ['maya-1', 'Maya Reyes'],
    ['mayassubm1', 'Maya Reyes'],
  ])('finds by the search for %s: %s', async (search, found) => {
    expect(names(await list(`&search=${encodeURIComponent(search)}`))).toEqual([found]);
  });

  it('filters by arrival and by payment', async () => {
    expect(names(await list('&arrival=walking'))).toEqual(['Maya Reyes']);
    expect(names(await list('&payment=due&search=z'))).toEqual(['Zoë Íñiguez']);
    expect(names(await list('&payment=due&arrival=arrived'))).toEqual([]);
  });

  it('lists a person who walks without having paid as due and as arrived', async () => {
    await change(`registrations/${maya}`, { isVerified: false, arrivedAt: at, state: 'walking' });
    expect(names(await list('&payment=due'))).toContain('Maya Reyes');
    expect(names(await list('&payment=due&arrival=arrived'))).toEqual(['Maya Reyes']);
    expect(names(await list('&payment=paid'))).not.toContain('Maya Reyes');
  });

  it('leaves people with a free ticket out of those who owe, also in their number', async () => {
    const free = { priceCents: 0, isSoldAtDesk: false };
    await change('registrations/ZZ0E', { typeId: 'driver' });
    await change('events/autumn', { ticketTypes: [ticketType(free)] });
    const due = async () => {
      const counts = await api.as('desk', 'GET', '/api/admin/registration-counts?eventId=autumn');
      return [names(await list('&payment=due')), counts.json.payment];
    };
    expect(await due()).toEqual([['=1+1'], { due: 1, paid: 3 }]);
    expect(names(await list('&payment=due&search=zoe'))).toEqual([]);
    expect(names(await list())).toContain('Zoë Íñiguez');
    await change('events/autumn', { ticketPrice: { amountCents: 0, currency: 'USD' } });
    expect(await due()).toEqual([[], { due: 0, paid: 3 }]);
  });

  it('lists a person who walks without an arrival at the desk as expected and as walking', async () => {
    expect(names(await list('&arrival=expected'))).toContain('Maya Reyes');
    expect(names(await list('&arrival=walking'))).toEqual(['Maya Reyes']);
    expect(names(await list('&arrival=arrived'))).toEqual([]);
  });

  it('marks a person who shows the named ticket as its holder, also by an email hidden from staff', async () => {
    const deskTicketId = 'ZOE-1';
    await change('registrations/ZZ0E', { deskTicketId });
    await change('registrations/EV11', { deskTicketId });
    const holding = async (holderEmail: string | null, changes: Partial<TicketDocument> = {}) => {
      const holder = { eventId: 'autumn', holderName: null, holderEmail };
      await change('tickets/ZOE-1', { ...newTicket(holder, 'import', at), ...changes });
      const { registrations } = await list();
      return registrations.flatMap(({ fullName, showsDeskTicket }) =>
        showsDeskTicket ? [fullName] : [],
      );
    };
    expect(await holding('ZOE@x.org')).toEqual(['Zoë Íñiguez']);
    expect(await holding('ZOE@x.org', { owes: true })).toEqual(['Zoë Íñiguez']);
    expect(await holding(null)).toEqual([]);
    expect(await holding('ZOE@x.org', { state: 'redeemed' })).toEqual([]);
    await change('registrations/ZZ0E', { status: 'cancelled', state: 'cancelled' });
    expect(await holding('ZOE@x.org')).toEqual([]);
  });

  it('returns each registration once over all pages', async () => {
    const first = await list('&limit=2');
    const second = await list(`&limit=2&cursor=${first.nextCursor}`);
    const third = await list(`&limit=2&cursor=${second.nextCursor}`);
    expect([...names(first), ...names(second), ...names(third)]).toEqual(names(await list()));
    expect(third.nextCursor).toBeNull();
    const unknown = await api.as(
      'desk',
      'GET',
      '/api/admin/registrations?eventId=autumn&cursor=no',
    );
    expect(unknown.status).toBe(400);
  });
});

describe('GET /api/admin/registrations?release=unsigned', () => {
  /** People besides Otto Lindqvist, a guest of the fixture. */
  const people = ['Dee', 'Bo', 'Cara', 'Ada'];
  beforeEach(async () => {
    for (const [index, fullName] of people.entries()) {
      const submittedAt = `2026-11-2${index}T18:00:00.000Z`;
      await change(`registrations/UNSIGNED-${fullName}`, {
        ...sampleRegistration(fullName),
        submittedAt,
        liabilityWaiver: false,
      });
    }
    await change('registrations/UNSIGNED-Ada', { arrivedAt: at, state: 'arrived' });
    await change('registrations/UNSIGNED-Dee', { status: 'cancelled', state: 'cancelled' });
  });

  it('lists the people without a signed release by name, canceled ones by their own filter', async () => {
    expect(names(await list('&release=unsigned'))).toEqual(['Ada', 'Bo', 'Cara', 'Otto Lindqvist']);
    expect(names(await list('&release=unsigned&arrival=cancelled'))).toEqual(['Dee']);
  });

  it('combines with arrival, payment, search and sort', async () => {
    expect(names(await list('&release=unsigned&arrival=arrived'))).toEqual(['Ada']);
    expect(names(await list('&release=unsigned&payment=due&arrival=expected'))).toEqual([
      'Bo',
      'Cara',
    ]);
    expect(names(await list('&release=unsigned&search=cara'))).toEqual(['Cara']);
    expect(names(await list('&release=unsigned&search=unsigned-b'))).toEqual(['Bo']);
    expect(names(await list('&release=unsigned&search=rosa'))).toEqual([]);
    expect(names(await list('&release=unsigned&sort=-registered'))).toEqual([
      'Ada',
      'Cara',
      'Bo',
      'Otto Lindqvist',
    ]);
    expect(names(await list('&release=unsigned&sort=-name'))).toEqual([
      'Otto Lindqvist',
      'Cara',
      'Bo',
      'Ada',
    ]);
  });

  it('returns each person once over all pages', async () => {
    const first = await list('&release=unsigned&limit=2');
    const second = await list(`&release=unsigned&limit=2&cursor=${first.nextCursor}`);
    expect([...names(first), ...names(second)]).toEqual(['Ada', 'Bo', 'Cara', 'Otto Lindqvist']);
    expect(second.nextCursor).toBeNull();
  });

  it('counts the people that it lists', async () => {
    const { json } = await api.as('desk', 'GET', '/api/admin/registration-counts?eventId=autumn');
    expect(json.unsigned).toBe(4);
  });
});

it('counts registrations by payment and by arrival', async () => {
  const { json } = await api.as('desk', 'GET', '/api/admin/registration-counts?eventId=autumn');
  expect(json).toEqual({
    payment: { due: 2, paid: 3 },
    arrival: { expected: 5, arrived: 0, walking: 1, cancelled: 0 },
    unsigned: 1,
  });
});

describe('an invalid registration', () => {
  it('omits an invalid registration from the list, and reports unreadable when it is opened', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    await change('registrations/ZZ0E', { email: 7 });
    const page = await list();
    expect(names(page)).not.toContain('Zoë Íñiguez');
    expect(names(page)).toContain('Maya Reyes');
    const opened = await api.as('desk', 'GET', '/api/admin/registrations/ZZ0E');
    expect([opened.status, opened.json.code]).toEqual([500, 'unreadable']);
    expect(opened.json.message).toContain(opened.headers.get('X-Request-Id'));
    const sound = await api.as('desk', 'GET', `/api/admin/registrations/${maya}`);
    expect(sound.status).toBe(200);
  });
});

describe('GET one registration', () => {
  it('returns evidence, visits and rewards without the emergency contact', async () => {
    const shown = await read();
    expect(shown).toMatchObject({
      waiverVersion: '2026-11-en',
      waiverSha256: '0'.repeat(64),
      submittedAt: at,
      hasEmergencyContact: true,
      rewards: [{ rewardId: 'two', name: 'Two doors', state: 'available' }],
    });
    expect(shown.visits.map(({ businessName }: { businessName: string }) => businessName)).toEqual([
      'Vino',
      'Cask',
    ]);
    expect(JSON.stringify(shown)).not.toContain('Sam Reyes');
  });

  it('returns the emergency contact on request and audits it', async () => {
    const { json } = await api.as('desk', 'POST', `${one}/emergency-contact`);
    expect(json).toEqual({ emergencyContact: 'Sam Reyes', emergencyPhone: '540-555-0111' });
    expect((await read()).history).toMatchObject([
      { actor: 'desk', action: 'registration.emergency-contact', details: {} },
    ]);
  });

  it('corrects a registration with the expected version and retains the signed name', async () => {
    const corrected = { fullName: 'Maya Reyés', email: 'maya.r@example.com' };
    const { status, json } = await edit({ ...corrected, version: 1 });
    expect([status, json.version, json.signedName]).toEqual([200, 2, 'Maya Reyes']);
    expect(await stored('participants/maya')).toMatchObject({
      name: 'Maya Reyés',
      email: 'maya.r@example.com',
    });
    const stale = await edit({ fullName: 'M. Reyes', email: 'm@example.com', version: 1 });
    expect([stale.status, stale.json.code]).toEqual([409, 'stale-edit']);
    expect((await read()).history[0]).toMatchObject({
      action: 'registration.edit',
      details: { changed: ['fullName', 'email'] },
    });
    expect(JSON.stringify(await api.audit())).not.toMatch(/Maya|example\.com/);
  });

  it('rejects a malformed email at its field without a change', async () => {
    const before = await stored(`registrations/${maya}`);
    const { status, json } = await edit({ fullName: 'Maya Reyes', email: 'maya@', version: 1 });
    expect([status, json.fields]).toEqual([400, { email: 'Please enter a valid email address.' }]);
    expect(await stored(`registrations/${maya}`)).toEqual(before);
  });
});

describe('POST /api/admin/registrations/export', () => {
  it('allows admins only and is audited', async () => {
    const { json } = await exportAll('admin');
    expect(json.rows).toHaveLength(5);
    expect(json.rows[0]).not.toHaveProperty('emergencyContact');
    expect(await audited()).toEqual([
      { actor: 'admin', action: 'registrations.export', target: 'events/autumn' },
    ]);
    expect((await exportAll('desk')).status).toBe(403);
  });
});
