import { expect as expectSoon } from '@playwright/test';
import { demoBusiness } from '../support/e2e/locations.ts';
import { openAsStaff, openTab } from '../support/e2e/staff-portal.ts';
import { refuse, waitForReview } from '../support/screens/people.ts';
import { test } from '../support/screens/screens.ts';

/** Waits longer than usual: the first live data is slow on a busy machine. */
const expect = expectSoon.configure({ timeout: 45_000 });
const [near, far] = [demoBusiness('vino-veritas'), demoBusiness('oak-and-ash')];

test('check-ins to review and the refuse dialog', { tag: '@each-screen' }, async ({
  attendee: _,
  person,
  page,
  inspect,
}) => {
  await waitForReview(person, [
    {
      businessId: far.id,
      latitude: far.latitude + 0.0006,
      longitude: far.longitude - 0.0004,
      accuracyMeters: 84,
      distanceMeters: 76,
      reasons: ['unclear-fix', 'implausible-speed'],
    },
    {
      businessId: 'the-cellar-door',
      latitude: null,
      longitude: null,
      accuracyMeters: null,
      distanceMeters: null,
      reasons: ['no-location'],
    },
  ]);
  await openAsStaff(page);
  await openTab(page, 'Review');
  const waiting = page.getByRole('listitem').filter({ hasText: 'Maya Castellanos' });
  await expect(waiting).toHaveCount(2);
  await inspect(page, 'staff-review');
  await page.getByRole('combobox', { name: 'Business' }).selectOption({ index: 1 });
  await page.getByRole('searchbox').fill('nobody');
  await expect(page.getByText('No check-ins found')).toBeVisible();
  await inspect(page, 'staff-review-none-found');
  await page.getByRole('searchbox').clear();
  await page.getByRole('combobox', { name: 'Business' }).selectOption({ index: 0 });
  await waiting
    .first()
    .getByRole('button', { name: /^Refuse/ })
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await inspect(page, 'staff-review-refuse');
  await page.goto('/admin/review?business=the-cellar-door&code=current');
  await expect(page.getByText(/made with the current code/)).toBeVisible();
  await inspect(page, 'staff-review-venue-code');
});

test('refused check-in on the home screen', { tag: '@each-screen' }, async ({
  newcomer,
  person,
  texts,
  inspect,
}) => {
  await refuse(person, near.id);
  await newcomer.goto('/');
  await expect(
    newcomer.getByRole('region', { name: texts.checkIn.notConfirmedTitle }),
  ).toBeVisible();
  await inspect(newcomer, 'home-not-confirmed');
});
