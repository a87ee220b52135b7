import { lazyWithPreload } from '../../../ui/lazy-with-preload.tsx';

/** Chunk of every screen except the landing page. */
export const preloadableApp = lazyWithPreload(() => import('../app.tsx'));
