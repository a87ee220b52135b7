import { preloadable } from '../../components/preloadable.tsx';

/** Everything but the landing. */
export const preloadableApp = preloadable(() => import('../app.tsx'));
