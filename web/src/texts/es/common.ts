import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  productName: 'Wine Walk',
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  slow: 'Está tardando más de lo normal. Revisa tu conexión: aparecerá aquí en cuanto llegue.',
  loading: 'Cargando',
  visited: 'Visitado',
  notVisited: 'Sin visitar',
  specialReward: 'Premio especial',
  verified: 'Verificado',
  pending: 'Pendiente',
  active: 'Activo',
  inactive: 'Inactivo',
  required: 'obligatorio',
  noActiveEvent: 'Ningún evento activo',
  newTab: 'se abre en otra pestaña',
  stampOf: (name: string, time: string) => `Sello de ${name}, ${time}`,
  pendingStampOf: (name: string, time: string) => `Por confirmar: ${name}, ${time}`,
  emptyStampOf: (name: string) => `Aún sin sello de ${name}`,
};
