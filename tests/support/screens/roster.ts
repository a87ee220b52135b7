import type { Page } from '@playwright/test';

const person = (id: string, change: object = {}) => ({
  id,
  eventId: 'autumn',
  name: id,
  businessId: null,
  pin: '314159',
  isActive: true,
  path: `/admin/volunteer/${'a'.repeat(20)}`,
  accounts: [],
  noShowAt: null,
  replacedBy: null,
  version: 1,
  createdAt: '2026-06-01T09:00:00.000Z',
  opensAt: '2026-11-19T21:00:00.000Z',
  expiresAt: '2026-11-21T07:00:00.000Z',
  phone: '(540) 555-0100',
  email: '',
  task: 'Welcome',
  from: '17:30',
  to: '21:00',
  ...change,
});

/** Answers requests for the roster with three people; the second does not come. */
export async function routeRoster(page: Page): Promise<void> {
  const account = { id: 'a1', username: 'Ana', fullName: 'Ana Ruiz', isActive: true };
  const roster = [
    person('Ana Ruiz', { accounts: [{ ...account, createdAt: '2026-11-20T21:00:00.000Z' }] }),
    person('Ben Marsh', { noShowAt: '2026-11-20T22:00:00.000Z', replacedBy: 'Cleo Cox' }),
    person('Cleo Cox', { phone: '', email: 'cleo.cox@example.com', task: 'Water and glasses' }),
  ];
  await page.route('**/api/admin/volunteers?*', (route) => route.fulfill({ json: roster }));
}
