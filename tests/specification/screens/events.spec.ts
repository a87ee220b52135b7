import { expect } from '@playwright/test';
import { whileInactive } from '../support/records.ts';
import { show, test } from '../support/screens.ts';
import { timesOf } from '../support/times.ts';
import { activeEvent } from '../support/walk.ts';

test.describe('2. Screens and routes: Events screen', () => {
  test.beforeEach(({ newcomer: { page } }) => show(page, '/events'));

  test("Title 'Wine Walk Events'", async ({ newcomer: { page } }) => {
    await expect(page.getByRole('heading', { name: 'Wine Walk Events', level: 1 })).toBeVisible();
  });

  test('Shows the current active event (name, Active badge, description, date, start-end time) if any', async ({
    newcomer: { page },
  }) => {
    const event = await activeEvent();
    const { day, start, end } = timesOf(event);
    const section = page.getByRole('region', { name: /current event/i });
    await expect(section.getByRole('heading', { name: String(event.name) })).toBeVisible();
    await expect(section.getByText('Active', { exact: true })).toBeVisible();
    await expect(section.getByText(String(event.description))).toBeVisible();
    const [monthAndDay, year] = day.split(', ');
    for (const text of [monthAndDay, year, start, end])
      await expect(section).toContainText(String(text));
  });

  test('Shows no event if none is active', { tag: '@alone' }, async ({
    admin,
    newcomer: { page },
  }) => {
    const { id, name } = await activeEvent();
    await whileInactive('events', [id], admin, async () => {
      await page.goto('/events');
      await expect(page.getByRole('heading', { name: 'Wine Walk Events' })).toBeVisible();
      await expect(page.getByText('Active', { exact: true })).toHaveCount(0);
      await expect(page.getByText(String(name))).toHaveCount(0);
    });
  });

  test('What to Expect section (local businesses, community support, rewards system)', async ({
    newcomer: { page },
  }) => {
    const section = page.getByRole('region', { name: 'What to Expect' });
    for (const name of [/local businesses/i, /community support/i, /rewards system/i])
      await expect(section.getByRole('heading', { name })).toBeVisible();
  });

  test('About the nonprofit text', async ({ newcomer: { page } }) => {
    const section = page.getByRole('region', { name: /about the nonprofit/i });
    await expect(section).toContainText(/nonprofit that promotes the small businesses/);
  });

  test('Event guidelines (drink responsibly, be respectful, stay in the event area, use location services to check in, share on social media with an event hashtag)', async ({
    newcomer: { page },
  }) => {
    const section = page.getByRole('region', { name: /event guidelines/i });
    const guidelines = [
      /drink responsibly/i,
      /be respectful/i,
      /stay in the event area/i,
      /use location services to check in/i,
      /share on social media[^]*#\w+/i,
    ];
    for (const text of guidelines) await expect(section).toContainText(text);
  });
});
