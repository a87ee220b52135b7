import { lazyWithPreload } from '../../components/preloadable.tsx';

/** Everything but the landing. */
export const preloadableApp = lazyWithPreload(() => import('../app.tsx'));
