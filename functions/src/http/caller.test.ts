import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Access } from '../contract/endpoint.ts';
import type { StaffDocument } from '../contract/records.ts';
import { type VerifiedToken, verifyToken } from '../store/accounts.ts';
import { readDocument } from '../store/read.ts';
import { authenticate, authorize, type Caller } from './caller.ts';
import { forbiddenUnlessOwn } from './own.ts';

vi.mock('../store/accounts.ts', () => ({ verifyToken: vi.fn() }));
vi.mock('../store/read.ts', () => ({ readDocument: vi.fn() }));

const now = Date.UTC(2026, 10, 20, 18);
const seconds = now / 1000;
const hours = 3600;
const days = 24 * hours;

const account: StaffDocument = {
  username: 'nora',
  fullName: 'Nora Castellan',
  role: 'desk',
  isActive: true,
  passwordHash: 'scrypt',
  sessionsValidFrom: seconds - 5 * hours,
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

const tokens = vi.mocked(verifyToken);
const documents = vi.mocked(readDocument);

function token(differing: Partial<VerifiedToken>): void {
  const plain = {
    uid: 'maya',
    auth_time: seconds - hours,
    email: 'maya@example.com',
    isStaff: false,
  };
  tokens.mockResolvedValue({ ...plain, ...differing });
}
function stored(differing: Partial<StaffDocument> | null): void {
  documents.mockResolvedValue(
    differing ? ({ data: { ...account, ...differing } } as never) : undefined,
  );
}
const whoCalls = () => authenticate('Bearer token', now);

beforeEach(() => {
  tokens.mockReset();
  documents.mockReset().mockRejectedValue(new Error('No document was to be read.'));
});

describe('who calls', () => {
  it('is nobody without a token', async () => {
    expect(await authenticate(undefined, now)).toBeNull();
    expect(tokens).not.toHaveBeenCalled();
  });

  it.each(['token', 'Basic bWF5YTo=', 'Bearer', 'Bearer ', 'Bearer a b', 'bearer token'])(
    'is told to sign in with the header %j',
    async (header) => {
      expect(await authenticate(header, now)).toMatchObject({ problem: 'not-signed-in' });
    },
  );

  it.each([
    ['invalid', 'not-signed-in'],
    ['expired', 'session-expired'],
  ] as const)('is refused with a token that is %s', async (answer, problem) => {
    tokens.mockResolvedValue(answer);
    expect(await whoCalls()).toMatchObject({ problem });
  });

  it.each([
    [hours, true],
    [30 * days, true],
    [30 * days + 1, false],
    [400 * days, false],
  ])('is an attendee %d s after signing in: %s', async (ago, isIn) => {
    token({ auth_time: seconds - ago });
    expect(await whoCalls()).toMatchObject(
      isIn
        ? { kind: 'attendee', uid: 'maya', email: 'maya@example.com' }
        : { problem: 'session-expired' },
    );
  });

  it('is an attendee without an address where the account has none', async () => {
    token({ email: undefined });
    expect(await whoCalls()).toMatchObject({ kind: 'attendee', email: '' });
  });

  const signedIn = (ago: number) => ({
    uid: 'staff-nora',
    isStaff: true,
    auth_time: seconds - ago,
  });

  it('is staff with the role of the stored account', async () => {
    token(signedIn(hours));
    stored({});
    expect(await whoCalls()).toEqual({
      kind: 'staff',
      uid: 'staff-nora',
      username: 'nora',
      fullName: 'Nora Castellan',
      role: 'desk',
    });
    expect(documents).toHaveBeenCalledWith('staff/staff-nora', expect.anything());
  });

  it.each<[string, number, Partial<StaffDocument> | null, boolean]>([
    ['at the moment the sessions became valid', 5 * hours, {}, true],
    ['before the password was changed', 5 * hours + 1, {}, false],
    ['12 hours ago', 12 * hours, { sessionsValidFrom: 0 }, true],
    ['more than 12 hours ago', 12 * hours + 1, { sessionsValidFrom: 0 }, false],
    ['to an account that was revoked', hours, { isActive: false }, false],
    ['to an account that is gone', hours, null, false],
  ])('signed in %s', async (_, ago, differing, isIn) => {
    token(signedIn(ago));
    stored(differing);
    expect(await whoCalls()).toMatchObject(
      isIn ? { kind: 'staff' } : { problem: 'session-expired' },
    );
  });

  it('signed in just now with what an older password was answered with', async () => {
    token({ ...signedIn(0), checkedAt: seconds - 5 * hours - 1 });
    stored({});
    expect(await whoCalls()).toMatchObject({ problem: 'session-expired' });
    token({ ...signedIn(0), checkedAt: seconds - 5 * hours });
    expect(await whoCalls()).toMatchObject({ kind: 'staff' });
  });
});

const attendee: Caller = { kind: 'attendee', uid: 'maya', email: '' };
const staff = (role: 'admin' | 'desk'): Caller => ({
  kind: 'staff',
  uid: `staff-${role}`,
  username: role,
  fullName: role,
  role,
});

describe('who may call', () => {
  const callers = { nobody: null, attendee, desk: staff('desk'), admin: staff('admin') };
  const table: Record<Access, Record<keyof typeof callers, string>> = {
    anyone: { nobody: 'may', attendee: 'may', desk: 'may', admin: 'may' },
    attendee: { nobody: 'not-signed-in', attendee: 'may', desk: 'forbidden', admin: 'forbidden' },
    desk: { nobody: 'not-signed-in', attendee: 'forbidden', desk: 'may', admin: 'may' },
    admin: { nobody: 'not-signed-in', attendee: 'forbidden', desk: 'forbidden', admin: 'may' },
  };

  it.each(Object.keys(table) as Access[])('what is for %s', (access) => {
    const told = Object.entries(callers).map(([name, caller]) => [
      name,
      authorize(caller, access)?.problem ?? 'may',
    ]);
    expect(Object.fromEntries(told)).toEqual(table[access]);
  });

  it.each([
    ['their own', attendee, 'maya', undefined],
    ["another's", attendee, 'jonah', 'forbidden'],
    ["anybody's as nobody", null, 'maya', 'forbidden'],
    ["anybody's as staff", staff('desk'), 'maya', undefined],
  ])('%s records', (_, caller, participantId, problem) => {
    expect(forbiddenUnlessOwn(caller, participantId)?.problem).toBe(problem);
  });
});
