import { withBidiIsolation } from './bidi-isolation.ts';
import { announcements } from './en/announcements.ts';
import { businesses } from './en/businesses.ts';
import { checkIn } from './en/check-in.ts';
import { common } from './en/common.ts';
import { home } from './en/home.ts';
import { map } from './en/map.ts';
import { problems } from './en/problems.ts';
import { rewards } from './en/rewards.ts';
import { shell } from './en/shell.ts';
import { ticket } from './en/ticket.ts';

/** The English texts that the first screen may need. A section is added here and in es.ts. */
export const texts = withBidiIsolation({
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

export type Texts = typeof texts;
