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

/** English texts that the first screen may need. Add each section here and in the Spanish file. */
export const texts = prepareTexts({
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
