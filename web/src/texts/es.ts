import type { Texts } from './en.ts';
import { announcements } from './es/announcements.ts';
import { businesses } from './es/businesses.ts';
import { checkIn } from './es/check-in.ts';
import { common } from './es/common.ts';
import { confirmation } from './es/confirmation.ts';
import { events } from './es/events.ts';
import { feedback } from './es/feedback.ts';
import { home } from './es/home.ts';
import { map } from './es/map.ts';
import { problems } from './es/problems.ts';
import { profile } from './es/profile.ts';
import { registration } from './es/registration.ts';
import { rewards } from './es/rewards.ts';
import { scanner } from './es/scanner.ts';
import { shell } from './es/shell.ts';
import { isolatingNames } from './isolated.ts';

/** Every room's texts in Spanish. */
export const texts: Texts = isolatingNames({
  announcements,
  businesses,
  checkIn,
  common,
  confirmation,
  events,
  feedback,
  home,
  map,
  problems,
  profile,
  registration,
  rewards,
  scanner,
  shell,
});
