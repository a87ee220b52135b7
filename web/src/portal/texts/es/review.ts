import type { review as english } from '../en/review.ts';

export const review: typeof english = {
  title: 'Revisión',
  lead: 'Visitas que necesitan otra mirada.',
  leadOf: (event) => `Visitas de ${event} que necesitan otra mirada.`,
  noEvent: 'Primero crea un evento. Aquí verás sus visitas por revisar.',
  undoListFailed: 'No pudimos cargar lo que se puede deshacer',
  loadFailed: 'No pudimos cargar las visitas',
  notChanged: 'No cambió nada. Inténtalo de nuevo.',
  notSaved: 'No se guardó',
  notDecided: (count) =>
    count === 1
      ? 'Hay 1 visita que debes intentar otra vez'
      : `Hay ${count} visitas que debes intentar otra vez`,
  noneFound: 'No encontramos visitas',
  none: 'Nada por revisar',
  noneHelp:
    'Aquí aparecen las visitas cuando la ubicación del teléfono no es clara o llegó sorprendentemente rápido.',
  earliest: (shown, total) => `Ves las primeras ${shown} de ${total}. Las demás vienen después.`,
  filters: {
    all: 'Todas',
    search: 'Buscar por el nombre de una persona o un negocio',
    searchHint: 'Persona o negocio',
    business: 'Negocio',
    everyBusiness: 'Todos los negocios',
    emptiedBusiness: 'Un negocio sin nada por revisar',
    order: 'Orden',
  },
  pending: {
    'unclear-fix': 'Ubicación poco clara',
    'implausible-speed': 'Demasiado rápido',
    'late-arrival': 'Llegó tarde',
    'no-location': 'Sin ubicación',
  },
  reasons: {
    'not-there': 'Nadie vio a la persona ahí',
    'unlikely-time': 'No pudo haber estado ahí a esa hora',
    'code-elsewhere': 'El código no se usó junto a su cartel',
    'ask-desk': 'Otro motivo (puede preguntar en la mesa)',
  },
  orders: {
    received: 'Primero las más antiguas',
    '-received': 'Primero las más recientes',
    business: 'Por negocio, de la A a la Z',
  },
  decision: {
    confirm: 'Confirmar',
    confirmOf: (person, business) => `Confirmar la visita de ${person} a ${business}`,
    confirmAll: (count) => `Confirmar las ${count}`,
    confirmAllOf: (count, business) => `Confirmar las ${count} visitas a ${business}`,
    refuse: 'Rechazar',
    refuseOf: (person, business) => `Rechazar la visita de ${person} a ${business}`,
    refuseAll: (count) => `Rechazar las ${count}`,
    refuseAllOf: (count, business) => `Rechazar las ${count} visitas a ${business}`,
  },
  evidence: {
    receivedLate: (captured, received) => `${captured}, recibida ${received}`,
    noLocation: 'No se envió la ubicación',
    distance: (distance, limit, accuracy) =>
      `A ${distance} (límite ${limit})${accuracy && `, precisión de ±${accuracy}`}`,
    travel: (duration, business, speed) => `${duration} desde ${business}, ${speed}`,
    noTravel: 'Sin visita anterior para comparar',
    withCode: 'Con el código del lugar',
    withoutCode: 'Sin el código del lugar',
    seconds: (count) => `${count} s`,
    minutes: (count) => `${count} min`,
    hours: (count) => `${count} h`,
  },
  refuseDialog: {
    title: (count) => (count === 1 ? 'Rechazar esta visita' : `Rechazar ${count} visitas`),
    textOne: (person, business) =>
      `Esto quita el sello de ${person} en ${business} y le dice por qué. Puede registrar su visita ahí otra vez.`,
    textMany: (count, business) =>
      `Esto quita el sello de ${count} personas en ${business} y les dice por qué. Pueden registrar su visita ahí otra vez.`,
    reason: 'Motivo',
    back: 'Dejar en espera',
  },
};
