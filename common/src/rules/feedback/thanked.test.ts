import { describe, expect, it } from 'vitest';
import { type RegistrationDocument } from '../../model/registrations.ts';
import { catalog, catalogBusiness } from '../../support/samples.ts';
import { isTooLateForThanks, thankedPeople } from './thanked.ts';

const at = '2026-11-20T23:00:00.000Z';

function attendee(id: string, change: Partial<RegistrationDocument> = {}) {
  return {
    id,
    data: {
      status: 'active' as const,
      email: `${id}@example.com`,
      arrivedAt: at,
      firstVisitAt: null,
      participantId: id,
      waiverVersion: '2026-11-en',
      ...change,
    },
  };
}

const visited = (ids: readonly string[]) => ({
  visits: Object.fromEntries(
    ids.map((id) => [id, { checkInTime: at, state: 'verified' as const }] as const),
  ),
});
const visits = {
  catalog: catalog({
    businesses: [
      catalogBusiness('vino'),
      catalogBusiness('cask'),
      catalogBusiness('mill', { status: 'closed' }),
    ],
  }),
  progressOf: (id: string) => visited(id === 'fay' ? ['vino', 'cask'] : ['vino']),
};
const registrations = [
  attendee('cam'),
  attendee('fay'),
  attendee('nell', { arrivedAt: null }),
  attendee('walker', { arrivedAt: null, firstVisitAt: at }),
  attendee('gone', { status: 'cancelled' }),
  attendee('paper', { email: '' }),
];
const recipients = (
  audience: Parameters<typeof thankedPeople>[0],
  all: readonly ReturnType<typeof attendee>[] = registrations,
) => thankedPeople(audience, all, visits).recipients.map(({ submissionId }) => submissionId);

describe('thankedPeople', () => {
  it('counts all people who came, and mails those with an email', () => {
    expect(thankedPeople('came', registrations, visits).people).toBe(4);
    expect(recipients('came')).toEqual(['cam', 'fay', 'walker']);
  });

  it('returns people who made every stop that had not closed', () => {
    expect(recipients('finished')).toEqual(['fay']);
  });

  it('returns people who did not come, without canceled registrations', () => {
    expect(recipients('did-not-come')).toEqual(['nell']);
  });

  it('mails a mailbox once, for the attendee who came farthest', () => {
    const shared = [
      attendee('nell', { email: 'home@example.com', arrivedAt: null }),
      attendee('cam', { email: 'Home@example.com' }),
      attendee('fay', { email: 'home@example.com' }),
    ];
    expect(recipients('came', shared)).toEqual(['fay']);
    expect(recipients('did-not-come', shared)).toEqual([]);
    expect(thankedPeople('did-not-come', shared, visits).people).toBe(1);
  });

  it('returns no people who finished at an event without stops', () => {
    const none = { ...visits, catalog: catalog({}) };
    expect(thankedPeople('finished', registrations, none).people).toBe(0);
  });
});

describe('isTooLateForThanks', () => {
  it('returns true from a week after the end on', () => {
    const week = Date.parse(at) + 7 * 86_400_000;
    expect([isTooLateForThanks(at, week - 1), isTooLateForThanks(at, week)]).toEqual([false, true]);
  });
});
