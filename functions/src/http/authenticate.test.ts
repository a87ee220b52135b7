import '../support/fake-accounts.ts';

import { type StaffDocument } from '@wine-walk/common/model/staff.ts';
import { eventDocument } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import type { VerifiedToken } from '../firestore/verify-token.ts';
import { documents, tokens } from '../support/fake-accounts.ts';
import { authenticate } from './authenticate.ts';

const now = Date.UTC(2026, 10, 20, 18);
const seconds = now / 1000;
const hours = 3600;
const instantIn = (second: number) => new Date(now + second * 1000).toISOString();
const days = 24 * hours;
const account: StaffDocument = {
  username: 'nora',
  fullName: 'Nora Castellan',
  role: 'desk',
  isActive: true,
  passwordHash: 'scrypt',
  secondFactor: null,
  generation: 3,
  shiftId: null,
  shopLinkId: null,
  volunteerId: null,
  eventId: null,
  businessId: null,
  nameKeys: [],
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
function token(overrides: Partial<VerifiedToken>): void {
  const plain = {
    uid: 'maya',
    auth_time: seconds - hours,
    isStaff: false,
    generation: null,
    attendee: { generation: 2, sessionId: 'phone', provedEmail: true },
  };
  tokens.mockResolvedValue({ ...plain, ...overrides });
}
function stored(overrides: Partial<StaffDocument> | null): void {
  documents.mockResolvedValue(
    overrides ? ({ data: { ...account, ...overrides } } as never) : undefined,
  );
}
const whoCalls = () => authenticate('Bearer token', now);

describe('authenticate', () => {
  it('returns null without a token', async () => {
    expect(await authenticate(undefined, now)).toBeNull();
    expect(tokens).not.toHaveBeenCalled();
  });

  it.each(['token', 'Basic bWF5YTo=', 'Bearer', 'Bearer ', 'Bearer a b', 'bearer token'])(
    'returns not-signed-in for the header %j',
    async (header) => {
      expect(await authenticate(header, now)).toMatchObject({ problem: 'not-signed-in' });
    },
  );

  it.each([
    ['invalid', 'not-signed-in'],
    ['expired', 'session-expired'],
  ] as const)('rejects a token that is %s', async (answer, problem) => {
    tokens.mockResolvedValue(answer);
    expect(await whoCalls()).toMatchObject({ problem });
  });

  const participant = {
    name: 'Maya Reyes',
    email: 'maya@example.com',
    emailProvenAt: null as string | null,
    generation: 2,
    endedSessions: {},
  };
  const known = (overrides: Partial<typeof participant> | null) =>
    documents.mockResolvedValue(
      overrides ? ({ data: { ...participant, ...overrides } } as never) : undefined,
    );

  it.each([
    [hours, true],
    [30 * days, true],
    [30 * days + 1, false],
    [400 * days, false],
  ])('returns an attendee %d s after signing in: %s', async (ago, isIn) => {
    token({ auth_time: seconds - ago });
    known({});
    expect(await whoCalls()).toMatchObject(
      isIn
        ? { kind: 'attendee', uid: 'maya', email: 'maya@example.com', isEmailProven: false }
        : { problem: 'session-expired' },
    );
  });

  it('rejects a token that the API did not create', async () => {
    token({ attendee: null });
    expect(await whoCalls()).toMatchObject({ problem: 'not-signed-in' });
    expect(documents).not.toHaveBeenCalled();
  });

  const endedAt = '2026-11-20T17:00:00.000Z';
  it.each<[string, Partial<typeof participant> | null, boolean]>([
    ['of the current generation', {}, true],
    ['of an earlier generation', { generation: 3 }, false],
    ['of a later generation', { generation: 1 }, false],
    ['that was signed out', { endedSessions: { phone: { endedAt } } }, false],
    ['next to a signed-out one', { endedSessions: { tablet: { endedAt } } }, true],
    ['of a deleted participant', null, false],
  ])('accepts a session %s: %s', async (_, overrides, isIn) => {
    token({});
    known(overrides);
    expect(await whoCalls()).toMatchObject(
      isIn
        ? { kind: 'attendee', generation: 2, sessionId: 'phone', provedEmail: true }
        : { problem: 'session-expired' },
    );
  });

  it('returns a proven email only if there is one', async () => {
    token({});
    known({ emailProvenAt: endedAt });
    expect(await whoCalls()).toMatchObject({ isEmailProven: true });
    known({ emailProvenAt: endedAt, email: '' });
    expect(await whoCalls()).toMatchObject({ isEmailProven: false });
  });

  const signedIn = (ago: number) => ({
    uid: 'staff-nora',
    isStaff: true,
    auth_time: seconds - ago,
    generation: 3,
  });

  it('returns staff with the role of the stored account', async () => {
    token(signedIn(hours));
    stored({});
    expect(await whoCalls()).toEqual({
      kind: 'staff',
      uid: 'staff-nora',
      username: 'nora',
      fullName: 'Nora Castellan',
      role: 'desk',
      shiftId: null,
      eventId: null,
      businessId: null,
      expiresAt: null,
    });
    expect(documents).toHaveBeenCalledWith('staff/staff-nora', expect.anything());
  });

  it.each<[string, number, Partial<StaffDocument> | null, boolean]>([
    ['12 hours ago', 12 * hours, {}, true],
    ['more than 12 hours ago', 12 * hours + 1, {}, false],
    ['before the generation increased', hours, { generation: 4 }, false],
    ['with a future generation', hours, { generation: 2 }, false],
    ['to a revoked account', hours, { isActive: false }, false],
    ['to a deleted account', hours, null, false],
  ])('accepts or rejects staff signed in %s', async (_, ago, overrides, isIn) => {
    token(signedIn(ago));
    stored(overrides);
    expect(await whoCalls()).toMatchObject(
      isIn ? { kind: 'staff' } : { problem: 'session-expired' },
    );
  });

  const sixHours = 6 * hours;
  it.each([
    ['from the lead time on', instantIn(24 * hours), instantIn(28 * hours), true],
    ['not before', instantIn(24 * hours + 1), instantIn(28 * hours), false],
    ['until 6 hours after the end', instantIn(-48 * hours), instantIn(1 - sixHours), true],
    ['not later', instantIn(-48 * hours), instantIn(-sixHours), false],
  ])('accepts an account of a link %s', async (_, startTime, endTime, isIn) => {
    token(signedIn(hours));
    documents.mockImplementation(async (path) =>
      path === 'events/autumn'
        ? ({ data: eventDocument({ startTime, endTime }) } as never)
        : ({ data: { ...account, eventId: 'autumn' } } as never),
    );
    expect(await whoCalls()).toMatchObject(
      isIn ? { kind: 'staff', eventId: 'autumn' } : { problem: 'session-expired' },
    );
  });

  it('rejects a staff token without a generation', async () => {
    token({ ...signedIn(0), generation: null });
    stored({});
    expect(await whoCalls()).toMatchObject({ problem: 'session-expired' });
  });
});
