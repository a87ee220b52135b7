import { test } from '@playwright/test';
import {
  adminAtComputer,
  attendeeWithPhone,
  deskOn,
  joinAsVolunteer,
  openShift,
} from '../support/e2e/desk.ts';
import { anybodysTicket } from '../support/e2e/registration.ts';
import { openTab } from '../support/e2e/staff-portal.ts';
import { arrivals } from '../support/rush/desk-actions/arrivals.ts';
import { atBusiness } from '../support/rush/desk-actions/at-business.ts';
import {
  expect,
  measuredDesk,
  registerGuests,
} from '../support/rush/desk-actions/measured-desk.ts';
import { withoutConnection } from '../support/rush/desk-actions/offline.ts';
import { onRegistration } from '../support/rush/desk-actions/registration.ts';
import { tableOf, writeReport } from '../support/rush/report.ts';

test.use({ actionTimeout: 30_000 });

test('the desk’s actions in presses and seconds', async ({ browser }) => {
  const guests = await registerGuests();
  const admin = await adminAtComputer(browser);
  const shift = await openShift(admin);
  const maya = await attendeeWithPhone(browser, 'Maya Measured', await anybodysTicket());
  const rosa = await attendeeWithPhone(browser, 'Rosa Measured', await anybodysTicket());
  const volunteer = await joinAsVolunteer(browser, shift, 'Ana');
  const desk = await measuredDesk(volunteer, { ...guests, maya, rosa });
  const { page, take, done } = desk;

  await test.step('arrivals', () => arrivals(desk));
  await test.step('at a business, and rewards', () => atBusiness(desk));
  await test.step('without a connection', () => withoutConnection(desk));
  await test.step('somebody’s registration', () => onRegistration(desk));
  await test.step('the till', async () => {
    await openTab(page, 'Desk');
    const expected = await page.getByText(/^Your till: \$/).textContent();
    const dollars = /\$([\d,]+)/.exec(expected ?? '')?.[1]?.replace(',', '') ?? '';
    await take('Count and close the till', () => deskOn(page).closeTill(dollars), 'the count');
  });

  const of = (action: string) => done.find((each) => each.action === action)?.presses;
  expect(of('Arrival by a ticket’s scan')).toBeLessThanOrEqual(2);
  expect(of('Arrival with cash')).toBeLessThanOrEqual(3);
  writeReport('desk-actions.md', [
    '# The desk’s actions',
    '',
    'Written by `npm run rush -- desk-actions`: each is done in a browser at 390 px, by a scanner that types. Presses are what the browser',
    'itself heard of a finger after the scan, a choice in a list being one; the seconds are the app’s and the machine’s, from the scan',
    'to its outcome, without a person’s own time. An arrival by ticket in more than two presses or with cash in more than three fails it.',
    '',
    ...tableOf([
      ['', 'Action', 'Presses', 'Typed', 'Seconds'],
      ...done.map(({ action, presses, typed, seconds }, at) => [
        at + 1,
        action,
        presses,
        typed,
        seconds.toFixed(1),
      ]),
    ]),
  ]);
  for (const each of [desk, maya, rosa]) await each.page.context().close();
  await admin.context().close();
});
