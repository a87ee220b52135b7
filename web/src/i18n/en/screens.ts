import { prepareTexts } from '../prepare-texts.ts';
import { confirmation } from './confirmation.ts';
import { events } from './events.ts';
import { guests } from './guests.ts';
import { organization } from './organization.ts';
import { profile } from './profile.ts';
import { registration } from './registration.ts';

/** English texts of screens loaded on demand. Add each section in Spanish, too. */
export const screenTexts = prepareTexts({
  confirmation,
  events,
  guests,
  organization,
  profile,
  registration,
});

export type ScreenTexts = typeof screenTexts;
