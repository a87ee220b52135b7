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
  offline: 'No tienes conexión. Lo que ves puede no estar al día.',
  offlineUnloaded:
    'No tienes conexión y el paseo aún no carga. Las visitas sin enviar están a salvo en este teléfono.',
  asOf: (at: string) => `Actualizado: ${at}`,
  unanswered:
    'La red aún no responde. Guardamos las visitas en este teléfono y las enviamos cuando vuelva.',
  notFoundTitle: '404 Página no encontrada',
  notFoundText: 'Esta página no existe. Vuelve al inicio.',
  toStart: 'Volver al inicio',
  crashTitle: 'Ups, se nos derramó algo',
  crashText: 'Algo salió mal en esta página. No se perdió nada.',
  reload: 'Recargar',
};
