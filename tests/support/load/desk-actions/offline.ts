import { expect, type MeasuredDesk } from './measured-desk.ts';

/** What the desk decides by itself. */
export async function withoutConnection({
  page,
  scan,
  take,
  press,
  isGone,
  scanOf,
  tickets,
  cash,
}: MeasuredDesk): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByText(/^No connection\. Arrivals are decided/)).toBeVisible();
  await take('Arrival by ticket without a connection', async () => {
    await scan(scanOf(tickets, 3));
    await press(/^ID seen/);
    await isGone();
  });
  await take('Arrival with cash without a connection', async () => {
    await scan(scanOf(cash, 3));
    await press(/^Paid \$35/);
    await isGone();
  });
  await take('Taken back before it was sent', async () => {
    await page
      .getByRole('button', { name: /^Take back: / })
      .last()
      .click();
  });
  await page.context().setOffline(false);
  await expect(page.getByRole('list', { name: 'Waiting on this phone' })).toBeHidden();
}
