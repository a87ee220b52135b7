import { expect } from '@playwright/test';
import { type GroupDocument, maxGroupSize } from '@wine-walk/common/model/groups.ts';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../tools/demo/run-event-now.ts';
import { test } from '../support/screens/screens.ts';

const now = () => new Date().toISOString();

/** Group with this many members at the demo event. */
function groupOf(size: number): GroupDocument {
  const members = Array.from({ length: size }, (_, at) => {
    const stamps = Array.from({ length: at }, (__, stamp) => `business-${stamp}`);
    return [`member${at}`, { firstName: `Alexandrina${at}`, stamps, joinedAt: now() }] as const;
  });
  return { eventId: demoEventId, members: Object.fromEntries(members) };
}

test('invitation to a group and to a full group', { tag: '@each-screen' }, async ({
  attendee: page,
  records,
  texts,
  inspect,
}) => {
  const [open, full] = ['a', 'b'].map((letter) => letter.repeat(20)) as [string, string];
  await records.addDocuments(
    new Map([
      [documentPaths.group(open), groupOf(2)],
      [documentPaths.group(full), groupOf(maxGroupSize)],
    ]),
  );
  await page.goto(`/group/${open}`);
  await expect(page.getByText(texts.groups.joinLead({ count: 2 }))).toBeVisible();
  await inspect(page, 'group-invitation');
  await page.goto(`/group/${full}`);
  await expect(page.getByText(texts.groups.states.full)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.groups.join })).toHaveCount(0);
  await expect(page.getByRole('link', { name: texts.groups.toTogether })).toBeVisible();
  await inspect(page, 'group-full');
});

test('announcement that arrives while the app is open', async ({
  attendee: page,
  records,
  texts: { announcements },
  inspect,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: announcements.bell({ unread: 2 }) })).toBeVisible();
  const at = now();
  const common = { publishAt: at, isPublished: true, version: 1, createdAt: at, updatedAt: at };
  const announced = (title: string) => ({ ...common, title, message: `${title}. `.repeat(12) });
  await records.addDocuments(
    new Map([
      [
        `${documentPaths.announcements(demoEventId)}/arrived-1`,
        announced('The walk ends early tonight'),
      ],
      [
        `${documentPaths.announcements(demoEventId)}/arrived-2`,
        announced('Shelter at the library'),
      ],
    ]),
  );
  const banner = page.getByRole('complementary', { name: announcements.latest });
  await expect(banner).toHaveCount(1);
  await expect(page.getByRole('button', { name: announcements.bell({ unread: 4 }) })).toBeVisible();
  await inspect(page, 'announcement-banner');
});
