import { z } from 'zod';
import { linkTokenPattern } from '../../model/fields/link-token.ts';

/** Text in a mailed link. */
export const linkToken = z.string().regex(linkTokenPattern, 'link-not-complete');
