import { showRewardCode } from '../../e2e/desk.ts';
import { setLocationNear } from '../../e2e/locations.ts';
import { checkInAt } from '../../e2e/open-app.ts';
import { english } from '../../ui-texts.ts';
import { type MeasuredDesk, oak, vino } from './measured-desk.ts';

/** Where one stands: check-ins for somebody, and rewards handed over. */
export async function atBusiness({
  page,
  scan,
  take,
  press,
  isGone,
  undo,
  maya,
}: MeasuredDesk): Promise<void> {
  await take('Choose where one stands', async () => {
    await page.getByLabel('You stand at').selectOption(oak.id);
  });
  await take('Check in somebody whose phone cannot', async () => {
    await scan(maya.submissionId);
    await press(`Check in at ${oak.name}`);
    await isGone();
  });
  await page.getByLabel('You stand at').selectOption('');
  await scan(maya.submissionId);
  await press(/^ID seen/);
  await isGone();
  await setLocationNear(maya.page.context(), vino.id, 10);
  await maya.page.getByRole('link', { name: english.texts.confirmation.explore }).click();
  await checkInAt(maya.page, vino.name);
  const code = await showRewardCode(maya.page, 'First Pour');
  await take('A reward handed over by its code', async () => {
    await scan(code);
    await press('Handed over');
    await isGone();
  });
  await take('The same code again: read, and back', async () => {
    await scan(code);
    await press('Back to the search');
    await isGone();
  });
  await take('A reward taken back', () => undo(/^Undo: First Pour handed over$/));
}
