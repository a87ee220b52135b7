import { announcements } from './en/announcements.ts';
import { businesses } from './en/businesses.ts';
import { checkIn } from './en/check-in.ts';
import { common } from './en/common.ts';
import { confirmation } from './en/confirmation.ts';
import { events } from './en/events.ts';
import { feedback } from './en/feedback.ts';
import { home } from './en/home.ts';
import { map } from './en/map.ts';
import { problems } from './en/problems.ts';
import { profile } from './en/profile.ts';
import { registration } from './en/registration.ts';
import { rewards } from './en/rewards.ts';
import { scanner } from './en/scanner.ts';
import { shell } from './en/shell.ts';
import { isolatingNames } from './isolated.ts';

/** Every room's texts in English. A room is added here and in es.ts. */
export const texts = isolatingNames({
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

export type Texts = typeof texts;
