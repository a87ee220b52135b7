import { expect, type Locator, type Page, test } from '@playwright/test';
import { firestore } from '../../functions/src/firestore/firestore.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { change, stored, eventId as tonight } from '../../tests/support/api/store/database.ts';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { expectFocusWithin } from '../../tests/support/e2e/accessibility.ts';
import { clicksOn, countClicks } from '../../tests/support/e2e/clicks.ts';
import { adminAtComputer } from '../../tests/support/e2e/desk.ts';
import { demoBusiness, setLocationNear } from '../../tests/support/e2e/locations.ts';
import { checkInAt, type OpenApp, openApp } from '../../tests/support/e2e/open-app.ts';
import { registerAsNew } from '../../tests/support/e2e/registration.ts';
import { openForm, openTab, rowOf } from '../../tests/support/e2e/staff-portal.ts';
import { readSources } from '../../tools/demo/sources.ts';

const { common, profile, shell } = englishTexts;

/** Form of a dialog or a page filled in with the mouse: a focused field needs no click. */
interface MouseForm {
  dialog: Locator;
  /** Waits until the form has the focus. */
  hasFocus: () => Promise<void>;
  type: (label: string, text: string) => Promise<void>;
  paste: (label: string, text: string) => Promise<void>;
  choose: (label: string, option: string | RegExp) => Promise<void>;
  tick: (label: string) => Promise<void>;
  press: (button: string | RegExp) => Promise<void>;
}

/** Returns the form with this title. */
function formOf(page: Page, title: string): MouseForm {
  const dialog = openForm(page, title);
  const fieldOf = (label: string) => dialog.getByLabel(new RegExp(`^${label}`)).first();
  const enter = async (label: string): Promise<Locator> => {
    const field = fieldOf(label);
    const hasFocus = await field.evaluate((element) => element === document.activeElement);
    if (!hasFocus) await field.click();
    await expect(field).toBeFocused();
    return field;
  };
  return {
    dialog,
    hasFocus: () => expectFocusWithin(dialog),
    async type(label, text) {
      const field = await enter(label);
      // A date field accepts no inserted text.
      if ((await field.getAttribute('type')) === 'datetime-local') await field.fill(text);
      else await page.keyboard.insertText(text);
    },
    async paste(label, text) {
      const field = await enter(label);
      await field.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', pasted);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      }, text);
    },
    async choose(label, option) {
      const field = fieldOf(label);
      const found = field.locator('option').filter({ hasText: option }).first();
      await field.selectOption((await found.getAttribute('value')) ?? '');
    },
    tick: (label) =>
      dialog
        .locator('label')
        .filter({ hasText: new RegExp(`^${label}`) })
        .click(),
    press: (button) => dialog.getByRole('button', { name: button }).click(),
  };
}

const day = 24 * 60 * 60 * 1000;
const secondEvent = 'Spring Wine Walk';
const attendeeName = 'Ines Walter';
const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'];
const business = demoBusiness('vino-veritas');

/**
 * Returns the lines of each screen of an attendee of the current event, sorted because a map orders its pins
 * arbitrarily.
 */
async function screensOf({ page, go }: OpenApp): Promise<Record<string, string[]>> {
  const screens: Record<string, string[]> = {};
  for (const screen of [shell.map, shell.businesses, shell.rewards, shell.events, shell.profile]) {
    await go(screen);
    const main = page.getByRole('main');
    const name = screen === shell.profile ? /^Ines/ : screen;
    await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(main.getByRole('status', { name: common.loading })).toHaveCount(0);
    if (screen === shell.profile) await profileIsWhole(page);
    // The remaining time changes during the test.
    const snapshot = await main.ariaSnapshot();
    const lines = snapshot.replaceAll(/(\d+ hr )?\d+ min left/g, 'some left');
    screens[screen] = lines.split('\n').toSorted();
  }
  return screens;
}

/** Waits for the late part of the profile: the achievements. */
async function profileIsWhole(page: Page): Promise<void> {
  await expect(page.getByText(profile.totalCheckIns)).toBeVisible();
}

/** Returns the documents that the attendee reads. */
async function documentsOf(uid: string) {
  return {
    event: (await stored(documentPaths.event(tonight))) as unknown,
    catalog: (await stored(documentPaths.catalog(tonight))) as unknown,
    progress: (await stored(documentPaths.progress(uid, tonight))) as unknown,
  };
}

/** Returns a day next spring at this hour of New York time, as the form accepts it. */
function nextSpring(hour: string): string {
  const date = new Date(Date.now() + 200 * day).toISOString().slice(0, 10);
  return `${date}T${hour}:00`;
}

async function add(
  page: Page,
  what: string,
  noun: string,
  fill: (form: MouseForm) => Promise<void>,
) {
  await page.getByRole('button', { name: what }).first().click();
  const form = formOf(page, `Add ${noun.toLowerCase()}`);
  await form.hasFocus();
  await fill(form);
  await form.press(`Save ${noun.toLowerCase()}`);
  await expect(page.getByText(`${noun} created successfully`).last()).toBeVisible();
  await expect(form.dialog).toBeHidden();
}

/** Deletes all documents of the second event. */
async function removeSecondEvent(): Promise<void> {
  const database = await firestore();
  const events = await database
    .collection(documentPaths.events)
    .where('name', '==', secondEvent)
    .get();
  for (const event of events.docs) {
    const ids = event.get('businessIds') as string[];
    const own = [documentPaths.rewards, documentPaths.pointRules, documentPaths.tickets].map(
      (collection) => database.collection(collection).where('eventId', '==', event.id).get(),
    );
    const found = (await Promise.all(own)).flatMap(({ docs }) => docs.map(({ ref }) => ref));
    const writer = database.bulkWriter();
    for (const id of ids) void writer.delete(database.doc(documentPaths.business(id)));
    for (const ref of [...found, event.ref]) void writer.delete(ref);
    await writer.close();
  }
}

test.afterEach(async () => {
  await removeSecondEvent();
  await change(documentPaths.event(tonight), { businessIds: null });
});

test('a second event is prepared in at most 90 clicks without a change for attendees of the first', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  // The current event lists its businesses, like every event created in the portal.
  const ids = readSources().businesses.map(({ id }) => id);
  await change(documentPaths.event(tonight), { businessIds: ids });

  const context = await browser.newContext({ permissions: ['geolocation'] });
  await setLocationNear(context, business.id, 5);
  const attendee = await context.newPage();
  await registerAsNew(attendee, attendeeName);
  const app = await openApp(attendee);
  await checkInAt(attendee, business.name);
  const signedIn = await attendee.evaluate(() => localStorage.getItem('ww:signed-in'));
  const { uid } = JSON.parse(signedIn ?? '{}') as { uid: string };
  const before = { screens: await screensOf(app), documents: await documentsOf(uid) };

  const page = await adminAtComputer(browser);
  await countClicks(page);

  await test.step('the event, with no business yet', async () => {
    await openTab(page, 'Events');
    await add(page, 'Create Event', 'Event', async (form) => {
      await form.type('Name', secondEvent);
      await form.type('Start', nextSpring('14'));
      await form.type('End', nextSpring('18'));
      await form.tick('Active');
      await form.press(/^Remove all \d+$/);
    });
    const walks = page.getByRole('combobox', { name: 'Event', exact: true });
    const spring = walks.locator('option', { hasText: secondEvent });
    await expect(spring).toHaveCount(1);
    await walks.selectOption((await spring.getAttribute('value')) ?? '');
  });

  await test.step('six businesses', async () => {
    await openTab(page, 'Businesses');
    for (const [index, name] of names.entries())
      await add(page, 'Add Business', 'Business', async (form) => {
        await form.type('Name', `${name} House`);
        await form.choose('Category', 'Bar/Pub');
        await form.type('Address', `${index + 1} Spring Street`);
        await form.paste('Latitude', `38.15${index}2, -79.0741`);
      });
  });

  await test.step('four rewards', async () => {
    await openTab(page, 'Rewards');
    for (const visits of ['1', '2', '4', '6'])
      await add(page, 'Add Reward', 'Reward', async (form) => {
        await form.type('Name', `Spring ${visits}`);
        await form.type('Description', 'A glass, on us.');
        await form.type('Visits', visits);
      });
  });

  await test.step('two point rules', async () => {
    await openTab(page, 'Point Rules');
    for (const [name, points] of [
      ['Spring stamp', '10'],
      ['Spring bonus', '5'],
    ] as const)
      await add(page, 'Add Point Rule', 'Point rule', async (form) => {
        await form.type('Name', name);
        await form.type('Points', points);
      });
  });

  await test.step('300 tickets, imported for tonight by mistake and moved', async () => {
    await openTab(page, 'Tickets');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const form = formOf(page, 'Import tickets');
    const lines = Array.from({ length: 300 }, (_, index) => `SPR-${1000 + index}`);
    const fileChooser = page.waitForEvent('filechooser');
    await form.dialog.getByLabel('CSV file').click();
    await (await fileChooser).setFiles({
      name: 'spring.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Ticket ID', ...lines].join('\n')),
    });
    await form.choose('Event', /^Autumn Wine Walk/);
    await form.press('Import 300 tickets');
    await form.press('Done');
    await page.getByRole('button', { name: 'Include other events' }).click();
    await page.getByRole('searchbox').click();
    await page.keyboard.insertText('SPR-');
    await expect(rowOf(page, 'SPR-1000')).toContainText('Autumn Wine Walk');
    await page.getByRole('button', { name: 'Select all unused' }).click();
    await expect(page.getByText('300 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Move to an event' }).click();
    const move = formOf(page, 'Move tickets to an event');
    await move.choose('Event', /^Spring Wine Walk/);
    await move.press('Move 300 tickets');
    await expect(page.getByText('300 tickets moved')).toBeVisible();
    await expect(rowOf(page, 'SPR-1000')).toContainText(secondEvent);
  });

  const clicks = await clicksOn(page);
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  expect(clicks).toBeLessThanOrEqual(90);

  expect(await documentsOf(uid)).toEqual(before.documents);
  expect(await screensOf(app)).toEqual(before.screens);
  await app.expectNeverReloaded();
  await context.close();
});
