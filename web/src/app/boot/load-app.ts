/** Everything but the landing. */
export const loadApp = () => import('../app.tsx');
