import '../support/fake-accounts.ts';

import type { Access } from '@wine-walk/common/api/contract/endpoint.ts';
import type { StaffRole } from '@wine-walk/common/model/categories.ts';
import { describe, expect, it } from 'vitest';
import { attendee } from '../support/fake-accounts.ts';
import { authorize } from './authenticate.ts';
import { type Caller, requireOwner, type StaffMember } from './caller.ts';

const staff = (role: StaffRole): StaffMember => ({
  kind: 'staff',
  uid: `staff-${role}`,
  username: role,
  fullName: role,
  role,
  shiftId: null,
  eventId: null,
  expiresAt: null,
  businessId: role === 'shop' ? 'vino' : null,
});

describe('authorize and requireOwner', () => {
  const callers = [null, attendee, staff('shop'), staff('desk'), staff('admin')];
  // biome-ignore format: a table
  const table: Record<Access, readonly string[]> = {
    //         anonymous        attendee      shop                 desk                 admin
    anyone:   ['may',           'may',        'may',               'may',               'may'],
    attendee: ['not-signed-in', 'may',        'participants-only', 'participants-only', 'participants-only'],
    shop:     ['not-signed-in', 'staff-only', 'may',               'may',               'may'],
    desk:     ['not-signed-in', 'staff-only', 'desk-only',         'may',               'may'],
    account:  ['not-signed-in', 'staff-only', 'desk-only',         'may',               'may'],
    admin:    ['not-signed-in', 'staff-only', 'admins-only',       'admins-only',       'may'],
  };

  it('grants a volunteer the endpoints of the desk, but not those of personal accounts', () => {
    const volunteer: Caller = { ...staff('desk'), shiftId: 'entrance', eventId: 'autumn' };
    expect(authorize(volunteer, 'desk')).toBeUndefined();
    expect(authorize(volunteer, 'account')?.problem).toBe('account-only');
  });

  it.each(Object.keys(table) as Access[])('grants endpoints for %s by role', (access) => {
    const outcomes = callers.map((caller) => authorize(caller, access)?.problem ?? 'may');
    expect(outcomes).toEqual(table[access]);
  });

  it.each([
    ['their own', attendee, 'maya', undefined],
    ["another's", attendee, 'jonah', 'not-your-data'],
    ["another's as an anonymous caller", null, 'maya', 'not-your-data'],
    ["another's as the desk", staff('desk'), 'maya', undefined],
    ["another's as a shop", staff('shop'), 'maya', 'not-your-data'],
  ])('grants %s records by role', (_, caller, participantId, problem) => {
    expect(requireOwner(caller, participantId)?.problem).toBe(problem);
  });
});
