import { withBidiIsolation } from './bidi-isolation.ts';
import type { Texts } from './en.ts';
import { announcements } from './es/announcements.ts';
import { businesses } from './es/businesses.ts';
import { checkIn } from './es/check-in.ts';
import { common } from './es/common.ts';
import { home } from './es/home.ts';
import { map } from './es/map.ts';
import { problems } from './es/problems.ts';
import { rewards } from './es/rewards.ts';
import { shell } from './es/shell.ts';
import { ticket } from './es/ticket.ts';

/** The Spanish texts that the first screen may need. */
export const texts: Texts = withBidiIsolation({
  announcements,
  businesses,
  checkIn,
  common,
  home,
  map,
  problems,
  rewards,
  shell,
  ticket,
});
