import type { shell as english } from '../en/shell.ts';

export const shell: typeof english = {
  skipToContent: 'Saltar al contenido',
  mainNavigation: 'Principal',
  map: 'Mapa',
  businesses: 'Negocios',
  rewards: 'Premios',
  events: 'Eventos',
  profile: 'Perfil',
  signOut: 'Cerrar sesión',
  openProfile: (name: string) => `Perfil de ${name}`,
  offline: 'Sin conexión. Lo que ves puede no estar al día.',
  offlineUnloaded:
    'Sin conexión, y el paseo aún no se ha cargado. Las visitas en espera están a salvo en este teléfono.',
  asOf: (at: string) => `Actualizado: ${at}`,
  unanswered:
    'La red aún no responde. Las visitas se guardan en este teléfono y se envían en cuanto responda.',
  notFoundTitle: '404 Página no encontrada',
  notFoundText: 'Esta calle no lleva a ninguna parte. El paseo sigue desde el principio.',
  toStart: 'Volver al inicio',
  crashTitle: 'Se derramó una copa',
  crashText: 'Algo inesperado pasó en esta página. No se perdió nada tuyo.',
  reload: 'Recargar',
};
