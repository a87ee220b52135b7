import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route } from '@playwright/test';
import type { ChangeDocument } from '@wine-walk/common/model/changes.ts';
import type { TillDocument } from '@wine-walk/common/model/desk.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { type MailDocument, mailReferences } from '@wine-walk/common/model/mail.ts';
import { newTill } from '@wine-walk/common/rules/desk/till.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { cheapHash } from '../support/api/cheap-hash.ts';
import { appCode } from '../support/authenticator-app.ts';
import { openAsStaff, openForm, openTab } from '../support/e2e/staff-portal.ts';
import { generateEventDocuments } from '../support/generated-event.ts';
import { routeRoster } from '../support/screens/roster.ts';
import { test } from '../support/screens/screens.ts';

// First, because the server counts the desks of an event once in 30 seconds.
test('overview of an event in progress', { tag: '@each-screen' }, async ({
  page,
  inspect,
  records,
}) => {
  const start = Date.now() - 110 * 60_000;
  await records.changeEvent({ startTime: new Date(start).toISOString() });
  const written = generateEventDocuments(40, {
    eventId: demoEventId,
    start,
    businessIds: ['vino-veritas', 'oak-and-ash', 'corner-books', 'the-orpheum'],
    rewardIds: ['first-pour'],
  });
  const past = written.filter(({ minute }) => minute < 109);
  await records.addDocuments(new Map(past.map(({ path, data }) => [path, data])));
  const volunteer = {
    username: 'Sam Lee (K7Q2)',
    fullName: 'Sam Lee',
    role: 'desk',
    isActive: true,
    passwordHash: null,
    eventId: demoEventId,
    shiftId: 'entrance',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    lastSeenAt: new Date(Date.now() - 600_000).toISOString(),
    createdAt: new Date(start).toISOString(),
    updatedAt: new Date(start).toISOString(),
  };
  await records.addDocuments(new Map([['staff/shift-seen', volunteer]]));
  await openAsStaff(page);
  await expect(page.getByRole('img', { name: /^Check-ins every 10 minutes/ })).toBeVisible();
  await expect(page.getByText(/desks offline or put away: Sam Lee/)).toBeVisible({
    timeout: 45_000,
  });
  await inspect(page, 'staff-overview-running');
  // Below the arrivals.
  await page.getByText('Show as a table').last().click();
  await expect(page.getByRole('table', { name: 'Check-ins every 10 minutes' })).toBeVisible();
  await inspect(page, 'staff-overview-table');
});

test('overview before the start', { tag: '@each-screen' }, async ({ page, inspect, records }) => {
  const start = Date.now() - 60 * 60_000;
  await records.changeEvent({ startTime: new Date(Date.now() + 20 * 60_000).toISOString() });
  const written = generateEventDocuments(60, {
    eventId: demoEventId,
    start,
    businessIds: [],
    rewardIds: [],
  });
  const registrations = written.filter(
    ({ minute, path }) => minute < 59 && path.startsWith('registrations/'),
  );
  await records.addDocuments(new Map(registrations.map(({ path, data }) => [path, data])));
  await openAsStaff(page);
  await expect(page.getByText(/^Arrived \d+ of \d+ expected$/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Arrivals every 10 minutes/ })).toBeVisible();
  await inspect(page, 'staff-overview-doors');
});

test('staff login', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await page.goto('/admin');
  await expect(page.getByLabel('Username')).toBeVisible();
  await inspect(page, 'staff-login');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').first().fill('not this one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid username or password').first()).toBeVisible();
  await inspect(page, 'staff-login-failed');
});

test('second factor from setup to sign-in', async ({ page, inspect, records }) => {
  const username = `nora-${randomUUID().slice(0, 8)}`;
  const at = new Date().toISOString();
  const passwordHash = cheapHash('Grenache-by-the-glass');
  const account = { username, fullName: 'Nora Castellan', role: 'admin', isActive: true };
  const fields = { ...account, passwordHash, createdAt: at, updatedAt: at };
  await records.addDocuments(new Map([[`staff/staff-${username}`, fields]]));
  const signIn = async () => {
    await page.getByLabel(/^Username/).fill(username);
    await page.getByLabel(/^Password/).fill('Grenache-by-the-glass');
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  await page.goto('/admin');
  await signIn();
  await page.getByRole('button', { name: 'Credentials' }).click();
  await page.getByRole('button', { name: 'Set up' }).click();
  await inspect(page, 'staff-second-factor-password');
  await page.getByLabel(/^Current password/).fill('Grenache-by-the-glass');
  await page.keyboard.press('Enter');
  const secret = await page.getByRole('dialog').locator('code').innerText();
  await inspect(page, 'staff-second-factor-setup');
  await page.getByLabel(/^Code from your app/).fill(appCode(secret.replaceAll(' ', '')));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Recovery codes' });
  await expect(codes).toBeVisible();
  const [first = '', second = ''] = await codes.getByRole('listitem').allInnerTexts();
  await inspect(page, 'staff-second-factor-codes');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText(/8 recovery codes left/)).toBeVisible();
  await inspect(page, 'staff-second-factor-on');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign Out' }).click();

  await signIn();
  await expect(page.getByLabel(/^Code from your app/)).toBeFocused();
  await inspect(page, 'staff-login-code');
  await page.getByLabel(/^Code from your app/).fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^That code didn’t work/).first()).toBeVisible();
  await inspect(page, 'staff-login-code-wrong');
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel(/^Recovery code/).fill(first);
  await inspect(page, 'staff-login-recovery-code');
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Credentials' }).click();
  await expect(page.getByText(/7 recovery codes left/)).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel(/^Current password/).fill('Grenache-by-the-glass');
  await page.getByLabel(/^Code from your app/).fill(second);
  await inspect(page, 'staff-second-factor-off');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});

test('overview of an ended event with its tills', { tag: '@each-screen' }, async ({
  page,
  inspect,
  records,
}) => {
  const start = Date.now() - 4 * 3_600_000;
  await records.changeEvent({
    startTime: new Date(start).toISOString(),
    endTime: new Date(Date.now() - 60_000).toISOString(),
  });
  const open = tillOf('Ana Quintanilla', start);
  const counted = {
    ...tillOf('Sam Lee', start),
    handedOverCents: 3500,
    closedAt: new Date(Date.now() - 120_000).toISOString(),
    closedBy: 'Sam Lee',
    countedCents: 8000,
    explanation: 'A five flew off while the queue went around the corner.',
  };
  const tills = [open, counted].map(
    (till, at) => [documentPaths.till(`tonight_${at}`), till] as const,
  );
  await records.addDocuments(new Map<string, TillDocument>(tills));
  await openAsStaff(page);
  await expect(page.getByRole('heading', { name: 'After the event' })).toBeVisible();
  await expect(page.getByText(/^\$5 less: A five flew off/)).toBeVisible();
  await inspect(page, 'staff-overview-over');
  await page.getByRole('button', { name: 'Count Ana Quintanilla' }).click();
  const count = page.getByRole('dialog', { name: 'Till of Ana Quintanilla' });
  await count.getByLabel(/^Cash in the till/).fill('120');
  await inspect(page, 'staff-overview-count');
  await count.getByRole('button', { name: 'Close the till' }).click();
  // Other tests leave tills at this event.
  const row = page.getByRole('row', { name: /^Ana Quintanilla/ });
  await expect(row).toHaveText('Ana Quintanilla$120$120');
});

/** Open till with two sales. */
const tillOf = (staffName: string, openedAt: number): TillDocument => ({
  ...newTill({
    eventId: demoEventId,
    staffId: staffName,
    staffName,
    currency: 'USD',
    openingFloatCents: 5000,
    openedAt: new Date(openedAt).toISOString(),
  }),
  salesCents: 7000,
  salesCount: 2,
});

test('feedback with comments', { tag: '@each-screen' }, async ({ page, inspect, records }) => {
  const comments = [
    'The Orpheum was the highlight. More cheese at the Café, please — and a place to sit down halfway.',
    'Too crowded between five and six.',
    '',
    'Un mapa de papel ayudaría a mi madre, que no tiene teléfono.\nGracias.',
  ];
  const given = comments.map((comment, at) => {
    const grades = { evening: 3 - (at % 3), businesses: 1 + (at % 3), again: 3 };
    return [`${documentPaths.feedback(demoEventId)}/given-${at}`, { ...grades, comment }] as const;
  });
  await records.addDocuments(new Map(given));
  await openAsStaff(page);
  await openTab(page, 'Feedback');
  await expect(page.getByText(comments[1] ?? '')).toBeVisible();
  await inspect(page, 'staff-feedback-comments');
});

test('mail with every state', async ({ page, inspect, records }) => {
  const at = new Date().toISOString();
  const mail = (state: MailDocument['state'], reason: string | null): MailDocument => ({
    kind: state === 'sent' ? 'confirmation' : 'sign-in',
    to: `${state}.somebody.with.a.long.name@example.com`,
    language: 'en',
    next: '/',
    ...mailReferences.parse({}),
    mailbox: '',
    subject: '123 456 is your Wine Walk code',
    text: null,
    state,
    attempts: reason ? 3 : 1,
    nextAttemptAt: null,
    giveUpAt: at,
    reason,
    isOverQuota: false,
    createdAt: at,
    sentAt: state === 'sent' ? at : null,
    expiresAt: at,
  });
  const reason = "Can't send mail - all recipients were rejected: 550 No such mailbox";
  const mails = [mail('sent', null), mail('failed', reason), mail('queued', '451 Try again later')];
  await records.addDocuments(
    new Map(mails.map((each) => [documentPaths.mail(each.state), { ...each }])),
  );
  await openAsStaff(page);
  await openTab(page, 'Mail');
  await expect(page.getByText('No such mailbox')).toBeVisible();
  await inspect(page, 'staff-mail-states');
});

const lately = () => ({
  staffId: 'admin',
  madeBy: 'admin',
  staffName: 'Admin',
  madeAt: new Date().toISOString(),
  expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
  partOf: null,
  undoneAt: null,
  undoneBy: null,
  result: null,
});

/** Recent import of tickets. */
const recentImport = (): ChangeDocument => ({
  ...lately(),
  kind: 'ticket-change',
  eventId: null,
  summary: {
    change: 'import',
    count: 2,
    firstTicket: 'WW2024-001234',
    lastTicket: 'WW2024-001239',
  },
  undoData: { tickets: [] },
  documents: [],
});

/** Recent withdrawal of an announcement that was due since. */
const recentWithdrawal = (): ChangeDocument => {
  const publishAt = new Date(Date.now() - 60_000).toISOString();
  const at = new Date().toISOString();
  const times = { publishAt, timing: null, updatedAt: at };
  const shown = { title: 'Rain at six', ...times, isPublished: false, scheduledMail: null };
  const texts = { message: 'Bring a coat.', titleIn: inNoLanguage, messageIn: inNoLanguage };
  const audience = { audience: 'all' as const, audienceId: null, urgency: 'normal' as const };
  return {
    ...lately(),
    kind: 'withdrawal',
    eventId: demoEventId,
    summary: shown,
    undoData: {
      announcement: {
        ...shown,
        ...texts,
        ...audience,
        lateMail: null,
        version: 1,
        createdAt: at,
      },
    },
    documents: [documentPaths.announcement(demoEventId, 'rain')],
  };
};

/** Answers with a recent cancellation of many registrations. */
async function routeCancellation(page: Page): Promise<void> {
  const { expiresAt: undoUntil, madeBy, madeAt } = lately();
  const made = { madeBy, madeAt, undoUntil, eventId: demoEventId };
  const changes = [{ ...made, kind: 'cancellation', id: 'c1', partIds: ['c1'], people: 57 }];
  const answer = (json: object) => (route: Route) => route.fulfill({ json });
  await page.route('**/api/admin/changes?topic=registrations*', answer({ changes }));
  const left = (name: string, reason: string) => ({ id: name, name, reason });
  await page.route(
    '**/api/admin/changes/c1/undo',
    answer({
      removed: 0,
      restored: 53,
      leftAlone: [
        left('Bo Chen', 'sold-out'),
        left('Ida Lund', 'ticket-gone'),
        left('Ana Reyes', 'changed'),
        left('Cy Young', 'restored'),
      ],
      nextCursor: null,
    }),
  );
}

const undoMenu = (page: Page) => page.getByText(/recent changes? can be undone$/);

interface Tab {
  tab: string;
  /** True if the undo menu is opened first. */
  hasUndo?: boolean;
  /** Buttons that open a dialog or a page each. */
  opens: readonly string[];
}

/** Tabs that one page opens after each other: loading the portal takes longer than a tab. */
const tabsByPage: Record<string, readonly Tab[]> = {
  'tabs of a walk': [
    {
      tab: 'Businesses',
      opens: [
        'Add Business',
        'Import CSV',
        'Import Pours',
        'Edit Vino Veritas',
        'Offer of Vino Veritas',
      ],
    },
    {
      tab: 'Events',
      opens: [
        'Create Event',
        'Edit Winter Wine Walk',
        'Duplicate an event',
        'Map of Autumn Wine Walk',
      ],
    },
    { tab: 'Rewards', opens: ['Add Reward', 'Edit First Pour'] },
    { tab: 'Point Rules', opens: ['Add Point Rule'] },
  ],
  'tabs of people': [
    {
      tab: 'Tickets',
      hasUndo: true,
      opens: [
        'Add Ticket',
        'Import CSV',
        'Generate',
        'Print cards',
        'Edit WW2024-001234',
        'Delete WW2024-001234',
        'Undo: Import of',
      ],
    },
    {
      tab: 'Announcements',
      hasUndo: true,
      opens: ['Write Announcement', 'Email Welcome', 'Withdraw Welcome', 'Undo: Withdrawal of'],
    },
    { tab: 'Mail', opens: ['Send a test email'] },
    {
      tab: 'Registrations',
      hasUndo: true,
      opens: ['Cancel many', 'Undo: Cancellation of'],
    },
    {
      tab: 'Team',
      opens: [
        'Add Staff',
        'Edit Theo Marsh',
        'Email everyone their link',
        'Add volunteer',
        'Import a roster',
      ],
    },
    { tab: 'Overview', opens: ['Credentials'] },
  ],
};
const fileName = (title: string) => title.toLowerCase().replaceAll(' ', '-');

for (const [title, tabs] of Object.entries(tabsByPage)) {
  test(`${title} with their dialogs`, { tag: '@each-screen' }, async ({
    page,
    inspect,
    records,
  }) => {
    await records.addDocuments(
      new Map<string, Record<string, unknown>>([
        [documentPaths.change('import'), recentImport()],
        [documentPaths.change('withdrawal'), recentWithdrawal()],
      ]),
    );
    await routeCancellation(page);
    await openAsStaff(page);
    for (const { tab, hasUndo, opens } of tabs) {
      await openTab(page, tab);
      const opener = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
      // Waits until the data has loaded.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (hasUndo) await undoMenu(page).click();
      for (const name of opens) await expect(opener(name)).toBeVisible();
      await inspect(page, `staff-${fileName(tab)}`);
      await page.keyboard.press('Escape');
      for (const name of opens) {
        if (name.startsWith('Undo')) await undoMenu(page).click();
        await opener(name).click();
        const form = openForm(page).or(page.getByRole('alertdialog'));
        await expect(form).toBeVisible();
        await inspect(page, `staff-${fileName(tab)}-${fileName(name)}`);
        const back = page.getByRole('button', { name: /^Back to (events|businesses)$/ });
        await ((await back.isVisible()) ? back.click() : page.keyboard.press('Escape'));
        await expect(form).toBeHidden();
      }
    }
  });
}

test('registrations that stay canceled after an undo', { tag: '@each-screen' }, async ({
  page,
  inspect,
}) => {
  await routeCancellation(page);
  await openAsStaff(page);
  await openTab(page, 'Registrations');
  await undoMenu(page).click();
  await page.getByRole('button', { name: /^Undo: Cancellation of/ }).click();
  await page.getByRole('button', { name: 'Undo this cancellation' }).click();
  await expect(page.getByText('53 registrations restored.')).toBeVisible();
  await inspect(page, 'staff-registrations-undone');
});

test('roster', async ({ page, inspect }) => {
  await routeRoster(page);
  await openAsStaff(page);
  await openTab(page, 'Team');
  await expect(page.getByText('Cleo Cox takes over')).toBeVisible();
  await inspect(page, 'staff-roster');
  await page.getByRole('button', { name: 'Edit Cleo Cox' }).click();
  await page.getByRole('dialog').waitFor();
  await inspect(page, 'staff-roster-edit');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More for Cleo Cox' }).click();
  await page.getByRole('menuitem', { name: 'No-show' }).waitFor();
  await inspect(page, 'staff-roster-menu');
  await page.getByRole('menuitem', { name: 'No-show' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inspect(page, 'staff-roster-no-show');
});

test('organization', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await openAsStaff(page);
  await openTab(page, 'Organization');
  await expect(page.getByLabel(/^Short name/)).not.toHaveValue('');
  await inspect(page, 'staff-organization');
});

test('the rules of the organization', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await openAsStaff(page, 'admin', '/admin/organization?page=rules');
  await expect(page.getByLabel(/^Minimum age/)).toHaveValue('21');
  await inspect(page, 'staff-organization-rules');
});

test('the release of the organization', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await openAsStaff(page, 'admin', '/admin/organization?page=release');
  await expect(page.getByRole('button', { name: /^Read / }).first()).toBeVisible();
  await inspect(page, 'staff-organization-release');
});

test('the texts of the organization', { tag: '@each-screen' }, async ({ page, inspect }) => {
  await openAsStaff(page, 'admin', '/admin/organization?page=texts');
  await expect(page.getByLabel('About in English')).not.toHaveValue('');
  await inspect(page, 'staff-organization-texts');
});

test('the confirmation email and the reminder of the organization', {
  tag: '@each-screen',
}, async ({ page, inspect }) => {
  await openAsStaff(page, 'admin', '/admin/organization?page=texts');
  const preview = page.getByRole('button', { name: 'Preview the email' });
  await preview.scrollIntoViewIfNeeded();
  await preview.click();
  const mail = page.frameLocator('[title="The email as HTML"]');
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
  await inspect(page, 'staff-confirmation-preview');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Preview the reminder' }).click();
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
  await inspect(page, 'staff-reminder-preview');
});

test('a new place of an event, and its email', { tag: '@each-screen' }, async ({
  page,
  inspect,
  records,
}) => {
  // Restored after the test, which changes it in the form.
  await records.changeEvent({ place: 'Depot Square' });
  await openAsStaff(page, 'admin', '/admin/events');
  await page.getByRole('button', { name: 'Edit Autumn Wine Walk' }).click();
  await page.getByLabel(/^Place/).fill('Old Mill, 3 River Street');
  await page.getByRole('button', { name: 'Save event' }).click();
  const see = page.getByRole('link', { name: 'See the announcement' });
  await expect(see).toBeVisible();
  await inspect(page, 'staff-event-moved');
  await see.click();
  await expect(page.getByRole('button', { name: 'Email New place' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Email Welcome' }).click();
  await page.getByRole('button', { name: 'Preview the email' }).click();
  const mail = page.frameLocator('[title="The email as HTML"]');
  await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
  await inspect(page, 'staff-announcement-mail');
});
