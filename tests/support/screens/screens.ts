import { type Browser, test as base, type Page } from '@playwright/test';
import type { AttendeeTexts } from '../../../common/src/messages/types.ts';
import { textsForLocale } from '../ui-texts.ts';
import {
  type Colors,
  createInspector,
  type Inspector,
  type InspectState,
  type Window,
} from './inspect-state.ts';
import * as people from './people.ts';
import { openSharedRecords, type SharedRecords } from './shared-records.ts';

/** Options of a project in the configuration. */
export interface ScreenOptions {
  eye: Inspector;
  /** Viewports of each screenshot; empty for the project's own. */
  windows: readonly Window[];
  /** Text size in screenshots, in percent. */
  textPercent: number;
  /** Color modes of each screenshot. */
  colors: readonly Colors[];
}

interface Fixtures extends ScreenOptions {
  inspect: InspectState;
  /** Texts in the language of the project. */
  texts: AttendeeTexts;
  records: SharedRecords;
  /** Ticket unused in any project. */
  ticket: string;
  /** Page of an attendee who has just registered. */
  newcomer: Page;
  /** Page of an attendee with some visits. */
  attendee: Page;
  /** Page of an attendee with every visit. */
  finisher: Page;
}

export const test = base.extend<Fixtures, { person: people.Person }>({
  eye: ['person', { option: true }],
  windows: [[], { option: true }],
  textPercent: [100, { option: true }],
  colors: [['light', 'dark'], { option: true }],
  inspect: async ({ eye, windows, textPercent, colors }, use, { project }) =>
    use(createInspector(eye, { folder: project.name, windows, textPercent, colors })),
  texts: async ({ locale }, use) => use(textsForLocale(locale)),
  records: async ({ baseURL: _ }, use) => {
    const records = openSharedRecords();
    await use(records);
    await records.restore();
  },
  ticket: async ({ baseURL: _ }, use, { project, config }) => {
    const at = config.projects.findIndex(({ name }) => name === project.name);
    await use(`WW2024-00131${at}`);
  },
  person: [
    async ({ browser }, use) => {
      const person = await people.register(browser);
      await use(person);
      // Resets the progress, so that other tests' leaderboards stay stable.
      await people.setProgress(person, people.newcomer());
    },
    { scope: 'worker' },
  ],
  newcomer: ({ browser, person }, use) => withPage(browser, person, people.newcomer(), use),
  attendee: ({ browser, person }, use) => withPage(browser, person, people.progressMidEvent(), use),
  finisher: ({ browser, person }, use) => withPage(browser, person, people.progressComplete(), use),
});

async function withPage(
  browser: Browser,
  person: people.Person,
  progress: people.ProgressFixture,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  await people.setRegistered(person, true);
  await people.setProgress(person, progress);
  const context = await browser.newContext({ storageState: person.session });
  await use(await context.newPage());
  await context.close();
}
