import { part } from './part.tsx';

/** Everything but the landing. */
export const appPart = part(() => import('../app.tsx'));
