import { english } from '../spoken.ts';
import type { Visitor } from './visitor.ts';

const { home, checkIn } = english.texts;

/** Opens the check-in sheet from the home screen, and says yes to the location. */
export async function openSheet(visitor: Visitor): Promise<void> {
  await visitor.press({ role: 'button', name: home.quickCheckIn });
  await visitor.see({ role: 'dialog' });
  // Engines differ in what they remember of a permission: some are asked at once, some by a press.
  const asking = { role: 'button', name: checkIn.useLocation };
  if (await visitor.sees(asking)) await visitor.press(asking);
}
