import { test as base } from '@playwright/test';
import { type Attendee, register, signInStaff } from './people.ts';

/** Test with people that the tests of a worker share; a test that changes one registers its own. */
export const test = base.extend<object, { attendee: Attendee; admin: string }>({
  /** Registered attendee without a check-in. */
  attendee: [async ({}, use) => use(await register()), { scope: 'worker' }],
  /** Bearer token of the account `admin`. */
  admin: [async ({}, use) => use(await signInStaff()), { scope: 'worker' }],
});
