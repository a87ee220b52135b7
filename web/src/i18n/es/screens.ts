import type { ScreenTexts } from '../en/screens.ts';
import { prepareTexts } from '../prepare-texts.ts';
import { confirmation } from './confirmation.ts';
import { events } from './events.ts';
import { guests } from './guests.ts';
import { organization } from './organization.ts';
import { profile } from './profile.ts';
import { registration } from './registration.ts';

/** Spanish texts of screens loaded on demand. */
export const screenTexts: ScreenTexts = prepareTexts({
  confirmation,
  events,
  guests,
  organization,
  profile,
  registration,
});
