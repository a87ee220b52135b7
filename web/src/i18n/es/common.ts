import { alternatives } from '@wine-walk/common/lib/alternatives.ts';
import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  loading: 'Cargando',
  visited: 'Visitado',
  closedTonight: 'Cerrado esta noche',
  soldOut: 'Agotado',
  notVisited: 'Sin visitar',
  specialReward: 'Premio especial',
  verified: 'Verificado',
  pending: 'Pendiente',
  active: 'Activo',
  inactive: 'Inactivo',
  required: 'obligatorio',
  noActiveEvent: 'No hay evento activo',
  newTab: 'se abre en otra pestaña',
  stampOf: (name: string, time: string) => `Sello de ${name}, ${time}`,
  pendingStampOf: (name: string, time: string) => `Por confirmar: ${name}, ${time}`,
  emptyStampOf: (name: string) => `Aún sin sello de ${name}`,
  unknownTime: 'Hora desconocida',
  addToCalendar: 'Agregar al calendario',
  calendarNote: (advice, url) =>
    [advice, 'Trae una identificación con foto.', url].filter(Boolean).join(' '),
  payments: ({ cash, card, other }) =>
    alternatives([cash && 'efectivo', card && 'tarjeta', other], 'o', (one) => `solo ${one}`),
  calendarFailed: 'No se pudo agregar a tu calendario',
  calendarRetry: 'Inténtalo cuando tengas conexión.',
  storageBlocked:
    'Este navegador no guarda datos de esta página. No la recargues: se cerraría tu sesión y perderías lo que escribiste o aún no se envía.',
};
