import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  title: 'Mapa',
  ofBusinesses: (total) => (total === 1 ? 'de 1 parada' : `de ${total} paradas`),
  visitedOf: (visited, total) => `${visited} de ${total} negocios visitados`,
  rewardsUnlocked: (count) =>
    count === 1 ? '1 premio desbloqueado' : `${count} premios desbloqueados`,
  hoursLeft: (hours, minutes) => `Quedan ${hours} h ${minutes} min`,
  minutesLeft: (minutes) => (minutes === 1 ? 'Queda 1 min' : `Quedan ${minutes} min`),
  almostOver: 'Queda menos de un minuto',
  days: (days, hours) =>
    `${days === 1 ? '1 día' : `${days} días`}${hours > 0 ? ` ${hours} h` : ''}`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  minutes: (minutes) => `${minutes} min`,
  soon: 'En cualquier momento',
  untilStart: 'para que empiece el paseo',
  place: 'Punto de encuentro',

  noEvent: 'Hoy está tranquilo. El próximo paseo aparecerá aquí en cuanto se anuncie.',
  failed: 'No se pudieron cargar los negocios',

  mapLabel: (left) =>
    left === 1 ? 'Mapa del paseo, queda 1 parada' : `Mapa del paseo, quedan ${left} paradas`,
  routeLeft: (left, distance, minutes) =>
    `${left === 1 ? 'Queda 1 parada' : `Quedan ${left} paradas`} · ${distance} · ${minutes} min`,
  routeDone: '¡Completaste todas las paradas!',

  actions: 'Acciones',
  scan: 'Escanear QR',
  directions: 'Cómo llegar',
  share: 'Compartir progreso',
  noneLeftTitle: 'No quedan negocios',
  allVisited: '¡Completaste todas las paradas! Bien hecho.',
  copiedTitle: 'Copiado al portapapeles',
  copied: 'Pégalo donde quieras.',
  shareTitle: 'Comparte tu progreso',
  shareHelp: 'Copia este texto y pégalo donde quieras.',
  shareText: (visited, total, event, rewards, hashtag) =>
    `¡Visité ${visited} de ${total} paradas en ${event}${
      rewards === 0 ? '' : ` y desbloqueé ${rewards === 1 ? '1 premio' : `${rewards} premios`}`
    }! ${hashtag}`.trim(),

  businessesTitle: 'Negocios participantes',
  nextBusinesses: 'Lo que sigue en tu ruta',
  filtersLabel: 'Mostrar',
  all: 'Todos',
  visited: 'Visitados',
  nearby: 'Cerca',
  noneVisited: 'Aún no tienes sellos. Tu primera parada te espera.',
  noneNearby: 'No hay nada cerca de ti en este momento.',
  noneNext: '¡Completaste todas las paradas! Bien hecho.',
  noneAtAll: 'Aún no hay negocios en este paseo. Aparecerán aquí en cuanto se sumen.',

  rewardsTitle: 'Tus premios',
  rewardCounts: (available, pending) =>
    `${available} ${available === 1 ? 'disponible' : 'disponibles'} · ${pending} ${
      pending === 1 ? 'pendiente' : 'pendientes'
    }`,
  allRewards: 'Todos los premios',
  noRewards: 'Este paseo aún no tiene premios.',

  quickCheckIn: 'Registrar visita',
  within: (meters) => `Debes estar a menos de ${meters} metros`,

  registerTitle: 'Aún no te registras en este paseo',
  registerText: 'Explora con confianza. Regístrate para coleccionar sellos.',
  register: 'Registrarme',

  wayHomeTitle: 'Regreso seguro a casa',
  wayHome: 'Por favor, no manejes si tomaste.',
  taxi: 'Pedir un taxi',
  transit: 'Autobús y tren',
  callDesk: 'Llamar a la mesa de registro',
  emergency: (number) => `Emergencias ${number}`,

  sponsors: 'Gracias a nuestros patrocinadores',

  summaryTitle: 'Tu paseo',
  summaryLead: (event) => `${event} terminó. Así fue tu noche.`,
  summaryNone: 'Esta vez sin sellos. ¡Nos vemos en el próximo paseo!',
  doors: (count) => (count === 1 ? 'parada' : 'paradas'),
  rewards: (count) => (count === 1 ? 'premio' : 'premios'),
  points: (count) => (count === 1 ? 'punto' : 'puntos'),
  fromTo: (first, last) => `Primer sello ${first}, último sello ${last}`,
  stamps: 'Tus sellos',
  shareAsText: 'Compartir como texto',
  shareAsPicture: 'Compartir como imagen',
  drawing: 'Dibujando…',
  pictureFailedTitle: 'No pudimos crear la imagen',
  pictureFailed: 'Comparte el texto o inténtalo de nuevo.',
  savedTitle: 'Imagen guardada',
  saved: 'Está en tus descargas.',
};
