import type { Texts } from '../en/app.ts';
import { prepareTexts } from '../prepare-texts.ts';
import { announcements } from './announcements.ts';
import { businesses } from './businesses.ts';
import { checkIn } from './check-in.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { map } from './map.ts';
import { problems } from './problems.ts';
import { rewards } from './rewards.ts';
import { shell } from './shell.ts';
import { ticket } from './ticket.ts';

/** The Spanish texts that the first screen may need. */
export const texts: Texts = prepareTexts({
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
