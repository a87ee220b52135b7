import type { app as english } from '../en/app.ts';

export const app: typeof english = {
  loading: 'Cargando',
};
