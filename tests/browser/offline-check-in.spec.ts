import { expect, test } from '@playwright/test';
import { checkIn } from '../../web/src/texts/en/check-in.ts';
import { home } from '../../web/src/texts/en/home.ts';
import { business, standNear } from './support/places.ts';
import { registerAsNew } from './support/registration.ts';

const door = business('vino-veritas');

test('a check-in made offline is kept on the device and sent once there is a connection', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await standNear(context, door.id, 15);
  await registerAsNew(page);
  await page.getByRole('button', { name: home.quickCheckIn }).click();
  const tap = page.getByRole('button', { name: checkIn.checkInAt(door.name) });
  await expect(tap).toBeVisible();

  await context.setOffline(true);
  await tap.click();
  await expect(page.getByRole('heading', { name: checkIn.keptTitle })).toBeVisible();
  await page.getByRole('button', { name: checkIn.done }).click();
  const waiting = page.getByRole('region', { name: checkIn.waitingTitle });
  await expect(waiting).toContainText(door.name);

  await context.setOffline(false);
  await expect(page.getByText(checkIn.sentTitle)).toBeVisible();
  await expect(waiting).toBeHidden();
  await expect(page.getByRole('progressbar', { name: /^1 of / })).toBeVisible();
});
