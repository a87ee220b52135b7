import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';

/** Everything but the landing. */
export const preloadableApp = lazyWithPreload(() => import('../app.tsx'));
