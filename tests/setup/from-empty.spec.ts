import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import type { controlEvent } from '@wine-walk/common/api/staff/events.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { commit } from '../../functions/src/firestore/write.ts';
import { deliverDueMails } from '../../functions/src/mail/outbox.ts';
import { updateWaitingLists } from '../../functions/src/modules/waiting-list/offers.ts';
import { openDatabase } from '../../tools/emulators/database.ts';
import { localSettings } from '../../tools/emulators/stack.ts';
import { readLocalMail } from '../../tools/project/smoke/smoke-mail.ts';
import { call } from '../support/api/client.ts';
import { signIn } from '../support/api/people.ts';
import { stored } from '../support/api/store/database.ts';
import { englishTexts } from '../support/catalog-texts.ts';
import { clicksOn, countClicks, typedFieldsOn } from '../support/e2e/clicks.ts';
import {
  completeRegistration,
  fillIn,
  type Registrant,
  someone,
} from '../support/e2e/registration.ts';
import { openAsStaff, openTab } from '../support/e2e/staff-portal.ts';
import { stack } from '../support/stack.ts';
import {
  businessList,
  businessNames,
  type ChosenFile,
  drawLogo,
  drawPhotos,
  eventbriteExport,
  release,
  roster,
  streets,
} from './organizer-files.ts';

const { registration: texts, confirmEmail } = englishTexts;
const confirmTexts = confirmEmail.waiting;

const day = 24 * 60 * 60 * 1000;
const eventName = 'Elora After Dark';
const reward = 'Etched glass';
const [firstBusiness = ''] = businessNames;
const minimumAge = 19;
const maxClicks = 60;
const maxTypedFields = 80;

/** Opens the browser's window for files by a click, as a person does, and chooses these. */
async function chooseFiles(page: Page, input: Locator, files: ChosenFile | ChosenFile[]) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), input.click()]);
  await chooser.setFiles(files);
}

/** Returns the first field whose label starts with these words. */
const field = (form: Page | Locator, label: string) =>
  form
    .locator('input, textarea, select')
    .and(form.getByLabel(new RegExp(`^${label}`)))
    .first();

async function fill(form: Page | Locator, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await field(form, label).fill(value);
}

/** Chooses options by value or label. */
async function choose(form: Page | Locator, fields: Record<string, string>) {
  for (const [label, option] of Object.entries(fields))
    await field(form, label).selectOption(option);
}

/** UTC time in `hours` hours. */
const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString();

/** `datetime-local` value in Toronto, in `days` days at `hour`. */
function localTime(days: number, hour: string): string {
  const date = new Date(Date.now() + days * day);
  return `${date.toLocaleDateString('sv-SE', { timeZone: 'America/Toronto' })}T${hour}`;
}

const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });

/** Saves the open page of the organization. The toast of an earlier page can still be visible. */
async function saveOrganization(page: Page) {
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await button(page, 'Save organization').click();
  expect((await saved).ok()).toBe(true);
  await expect(page.getByText('Organization updated successfully')).toBeVisible();
}

test.describe.configure({ mode: 'serial' });

/** Page of the attendee who registers in the second test. */
let attendee: Page;

test('an organizer gets from an empty portal to a walk that is ready', async ({ page }) => {
  const start = Date.now();
  await page.goto('/admin');
  await countClicks(page);
  await fill(page, { Username: 'admin', Password: 'winewalk' });
  await button(page, 'Sign In').click();
  await expect(page.getByText('Login Successful')).toBeVisible({ timeout: 45_000 });

  await test.step('organization', async () => {
    await expect(page.getByText('0 of 8 done')).toBeVisible();
    await page.getByRole('link', { name: /^Do this next: Fill in the organization/ }).click();
    await fill(page, {
      Name: 'Uncork Elora',
      'Short name': 'Uncork Elora',
      Email: 'hello@example.com',
      Website: 'https://elora.example.com',
      Hashtag: '#EloraAfterDark',
    });
    await button(page, 'Blue').click();
    await choose(page, {
      'Time zone': 'America/Toronto',
      Country: 'Canada (CA)',
      Currency: 'Canadian Dollar (CAD)',
    });
    await chooseFiles(page, page.getByLabel('Upload a logo'), await drawLogo(page));
    await button(page, 'Use this picture').click();
    await expect(page.getByAltText('Logo of Uncork Elora')).toBeVisible();
    await saveOrganization(page);
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await fill(page, { 'Minimum age': String(minimumAge), 'Ticket price': '45' });
    await page.getByText('Card', { exact: true }).click();
    await saveOrganization(page);
  });

  await test.step('release', async () => {
    await page.getByRole('link', { name: 'Release', exact: true }).click();
    await button(page, 'Write a new release').click();
    await fill(page.getByRole('dialog'), {
      Organizer: 'Uncork Elora',
      Jurisdiction: 'Ontario',
      ...release,
    });
    await button(page, 'Publish for the next registration').click();
    await button(page, 'Publish').click();
    await expect(page.getByText('Release published')).toBeVisible();
  });

  await test.step('event with ticket types', async () => {
    await openTab(page, 'Events');
    await button(page, 'Create Event').click();
    const form = page.getByRole('form', { name: 'Event' });
    await fill(form, {
      Name: eventName,
      Place: 'Mill Street, Elora',
      Start: localTime(10, '18:00'),
      End: localTime(10, '22:00'),
      Capacity: '351',
    });
    for (const [at, name, price] of [
      [0, 'Tasting', '45'],
      [1, 'Designated driver', '10'],
    ] as const) {
      await button(form, 'Add ticket type').click();
      const type = form.getByRole('group', { name: `Ticket type ${at + 1}` });
      await fill(type, { Price: price, 'Type’s name': name });
    }
    await form.getByText('Includes drinks').last().click();
    await button(page, 'Save event').click();
    await expect(page.getByText('Event created successfully')).toBeVisible();
    await button(page, 'Not yet').click();
  });

  await test.step('businesses with pictures', async () => {
    await openTab(page, 'Businesses');
    await button(page, 'Import CSV').click();
    const dialog = page.getByRole('dialog', { name: 'Import businesses' });
    await chooseFiles(page, dialog.getByLabel('CSV file'), businessList);
    await expect(dialog.getByText('14 new, 0 already here, 0 bad')).toBeVisible();
    const photos = await drawPhotos(page, [...businessNames, 'Town hall']);
    await chooseFiles(page, dialog.getByLabel('Pictures'), photos);
    await expect(dialog.getByText(/^Not used: town-hall\.jpg\./)).toBeVisible();
    await button(dialog, 'Import 14 businesses').click();
    await expect(page.getByText('14 businesses added')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/14 of 14 complete/)).toBeVisible();
  });

  await test.step('map', async () => {
    await openTab(page, 'Events');
    await page.getByRole('button', { name: /^Map/ }).first().click();
    const dialog = page.getByRole('dialog', { name: `Map of ${eventName}` });
    await chooseFiles(page, dialog.getByLabel(/^GeoJSON file/), streets);
    await expect(dialog.getByText(/2 streets/)).toBeVisible();
    await button(dialog, 'Import map').click();
    await expect(page.getByText('Map imported')).toBeVisible();
  });

  await test.step('reward', async () => {
    await openTab(page, 'Rewards');
    await button(page, 'Add Reward').click();
    await fill(page.getByRole('dialog'), {
      Name: reward,
      Description: 'Yours after five stops.',
      'Required count|Visits': '5',
    });
    await button(page, 'Save reward').click();
    await expect(page.getByText('Reward created successfully')).toBeVisible();
  });

  await test.step('350 tickets from Eventbrite', async () => {
    await openTab(page, 'Tickets');
    await button(page, 'Import CSV').click();
    const dialog = page.getByRole('dialog', { name: 'Import tickets' });
    await chooseFiles(page, dialog.getByLabel('CSV file'), eventbriteExport);
    await button(dialog, 'Import 350 tickets').click();
    await expect(dialog.getByText(/350 added/)).toBeVisible({ timeout: 60_000 });
    await button(page, 'Done').click();
    await expect(page.getByText('Designated driver').first()).toBeVisible();
  });

  await test.step('roster with a link for each volunteer', async () => {
    await openTab(page, 'Team');
    await button(page, 'Import a roster').click();
    const dialog = page.getByRole('dialog', { name: 'Import a roster' });
    await chooseFiles(page, dialog.getByLabel('CSV file'), roster);
    await button(dialog, 'Import 8 people').click();
    await expect(page.getByText('8 people added')).toBeVisible();
  });

  await test.step('announcement', async () => {
    await openTab(page, 'Announcements');
    await button(page, 'Write Announcement').click();
    await fill(page.getByRole('dialog'), {
      Title: 'See you on Mill Street',
      Message: 'Doors at 6.',
    });
    await button(page, 'Save announcement').click();
    await expect(page.getByText('Announcement created successfully')).toBeVisible();
  });

  await test.step('checklist and publication', async () => {
    await openTab(page, 'Overview');
    await expect(page.getByText('Everything is ready')).toBeVisible();
    await button(page, 'Publish').click();
    await expect(page.getByText('This event is not published')).toBeHidden();
    const emails = { name: /^Email 175 ticket holders their registration link/ };
    await page.getByRole('button', emails).click();
    await expect(page.getByText(/^All 175 ticket holders have/)).toBeVisible();
  });

  await test.step('prints as PDF on both papers', async () => {
    await openTab(page, 'Prints');
    for (const sheet of ['Posters', 'Stamp cards', 'Volunteers’ sheet', 'Links', 'Door list']) {
      await page.getByRole('radio', { name: sheet, exact: true }).check();
      await expect(page.locator('.sheet, .stamp-card').first()).toBeVisible();
      for (const format of ['Letter', 'A4']) {
        const pdf = (await page.pdf({ format })).toString('latin1');
        const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
        if (sheet === 'Posters') expect(pages).toBe(businessNames.length);
        else expect(pages, `${sheet} on ${format}`).toBeGreaterThan(0);
      }
    }
    await expect(page.getByRole('cell', { name: 'Guest Number 350' })).toBeAttached();
  });

  const clicks = await clicksOn(page);
  const typedFields = await typedFieldsOn(page);
  test.info().annotations.push({
    type: 'clicks',
    description: `${clicks} clicks, ${typedFields} typed fields, ${Math.round((Date.now() - start) / 1000)} s`,
  });
  expect(clicks).toBeLessThanOrEqual(maxClicks);
  expect(typedFields).toBeLessThanOrEqual(maxTypedFields);
});

test('a visitor waits for a place, gets the one of a canceled registration by email, and registers', async ({
  page,
  browser,
}) => {
  const register = async (visitor: Page, person: Registrant) => {
    await fillIn(visitor, person, englishTexts, { minimumAge });
    await completeRegistration(visitor);
  };
  const first = someone('Noor Haddad');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: eventName })).toBeVisible();
  await page.goto('/waiver');
  await page.getByRole('button', { name: texts.noTicket }).click();
  await register(page, first);

  const second = someone('Ida Blom');
  const waiting = await browser.newPage();
  attendee = waiting;
  await waiting.goto('/waiver');
  await expect(waiting.getByText(texts.soldOutText)).toBeVisible();
  await waiting.getByLabel(texts.waitingList.email).fill(second.email);
  await button(waiting, texts.waitingList.join).click();
  await expect(waiting.getByText(texts.waitingList.joinedTitle)).toBeVisible();
  await openDatabase(stack.ports);
  Object.assign(process.env, localSettings(stack.ports));
  // Runs the schedules until the mail is there: the page can say "Canceled" before the place is free.
  const linkWith = async (part: string) => {
    const pattern = new RegExp(`https?:\\S+${part}=\\S+`);
    const read = async () => {
      await updateWaitingLists(Date.now());
      await deliverDueMails(Date.now());
      return readLocalMail(stack.url, second.email);
    };
    // The links to ticket holders of the first test are ahead.
    await expect.poll(read, { timeout: 90_000 }).toMatch(pattern);
    return pattern.exec(await read())?.[0] ?? '';
  };
  await waiting.goto(await linkWith('waiting'));
  await button(waiting, confirmTexts.confirm).click();
  await expect(waiting.getByText(confirmTexts.doneTitle)).toBeVisible();

  const staff = await browser.newPage();
  await openAsStaff(staff, 'admin', '/admin/registrations');
  await button(staff, `Open ${first.fullName}`).click();
  await button(staff, 'Cancel registration').click();
  const question = staff.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(staff.getByText('Canceled').first()).toBeVisible();

  await waiting.goto(await linkWith('offer'));
  await expect(waiting.getByText(texts.waitingList.heldTitle)).toBeVisible();
  // The holder of an offer has no ticket: the purchase is selected.
  await expect(waiting.getByText(texts.purchaseTitle)).toBeVisible();
  await register(waiting, second);
  await expect(waiting.getByText(second.fullName).first()).toBeVisible();
});

test('a second walk changes nothing at the one in progress, nor when that ends', async ({
  page: desk,
}) => {
  const login = { username: 'admin', password: 'winewalk' };
  const { sessionId } = (await call('POST', '/api/admin/login', { body: login })).json;
  const token = await signIn(sessionId);
  const [first] = (await call('GET', '/api/admin/events', { token })).json;
  if (!first) throw new Error('There is no event.');
  const { id } = first;
  const times = { startTime: inHours(-1), endTime: inHours(2) };
  await commit([{ kind: 'update', path: documentPaths.event(id), data: times }]);
  await openAsStaff(desk, 'admin', `/admin/desk?event=${id}`);

  /**
   * Documents and headings that the attendee sees, and the desk's result for the attendee. `home`: text that only the
   * present home has; the snapshot of an earlier one is shown first.
   */
  const seen = async (home: string) => {
    const documents = [documentPaths.event(id), documentPaths.catalog(id)].map(stored);
    const headings: string[][] = [];
    for (const [path, landmark] of [
      ['/', home],
      ['/businesses', businessNames.at(-1)],
      ['/rewards', reward],
    ] as const) {
      await attendee.goto(path);
      await expect(attendee.getByText(landmark ?? '').first()).toBeAttached();
      // The list is by distance, once the location is known.
      if (path === '/businesses')
        await expect(attendee.getByText(/\d\s(km|mi|m|ft) away/).first()).toBeAttached();
      headings.push(await attendee.getByRole('main').getByRole('heading').allInnerTexts());
    }
    await desk.reload();
    await desk.getByRole('searchbox').fill('Ida Blom');
    await desk.keyboard.press('Enter');
    await expect(desk.getByRole('dialog')).toContainText('Ida Blom');
    const result = await desk.getByRole('dialog').innerText();
    return { documents: await Promise.all(documents), headings, result };
  };
  const before = await seen(eventName);
  await attendee.goto('/businesses');
  await expect(attendee.getByAltText(`Front of ${firstBusiness}`)).toBeAttached();

  const body = { name: 'Elora in Spring', startTime: inHours(500), endTime: inHours(504) };
  const key = randomUUID();
  const copied = await call('POST', `/api/admin/events/${id}/duplicate`, { token, key, body });
  expect(copied.status).toBe(200);
  const { id: second, timeZone, version } = copied.json;
  const edited = await call('PUT', `/api/admin/events/${second}`, {
    token,
    body: {
      ...body,
      timeZone,
      version,
      isActive: true,
      capacity: 20,
      ticketTypes: [],
      ticketPrice: { amountCents: 6000, currency: 'CAD' },
      place: 'Metcalfe Street',
    },
  });
  expect(edited.status).toBe(200);
  const businesses = (await call('GET', '/api/admin/businesses', { token })).json;
  const [cellar] = businesses.filter(({ name }) => name === firstBusiness);
  const offer = await call('PUT', `/api/admin/events/${second}/offers/${cellar?.id}`, {
    token,
    body: { food: 'Maple fudge', openFrom: '19:00' },
  });
  expect(offer.status).toBe(200);
  const rewardOfSecond = { name: 'Spring mug', description: 'In spring only.', requiredVisits: 1 };
  const added = await call('POST', '/api/admin/rewards', {
    token,
    key: randomUUID(),
    body: { ...rewardOfSecond, rewardType: 'visit_count', eventId: second },
  });
  expect(added.status).toBe(200);
  const control = (eventId: string, sent: BodyInput<typeof controlEvent>) =>
    call('POST', `/api/admin/events/${eventId}/controls`, { token, body: sent });
  expect((await control(second, { control: 'publish' })).status).toBe(200);
  expect(await seen(eventName)).toEqual(before);

  expect((await control(id, { control: 'end', minutes: null })).status).toBe(200);
  const recap = 'Your walk';
  const after = await seen(recap);
  expect(after.headings.flat()).toContain(recap);
  expect(JSON.stringify(after)).not.toMatch(/Elora in Spring|Spring mug|Maple fudge/);
  expect(after.result).toContain('Ida Blom');
});
