import type { announcements as english } from '../en/announcements.ts';

/** The announcements' bell and panel in Spanish. */
export const announcements: typeof english = {
  title: 'Anuncios',
  bell: (unread) => (unread === 0 ? 'Anuncios' : `Anuncios, ${unread} sin leer`),
  arrived: (title) => `Nuevo anuncio: ${title}`,
  latest: 'Último anuncio',
  read: 'Leer',
  isNew: 'Nuevo',
  emptyTitle: 'Todo tranquilo',
  empty: 'Aquí verás las novedades del paseo en cuanto haya.',
  failed: 'No se pudieron cargar los anuncios',
};
