import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  title: 'Mapa',
  ofBusinesses: (total) => (total === 1 ? 'de 1 puerta' : `de ${total} puertas`),
  visitedOf: (visited, total) => `${visited} de ${total} negocios visitados`,
  rewardsUnlocked: (count) =>
    count === 1 ? '1 premio desbloqueado' : `${count} premios desbloqueados`,
  hoursLeft: (hours, minutes) => `Quedan ${hours} h ${minutes} min`,
  minutesLeft: (minutes) => (minutes === 1 ? 'Queda 1 min' : `Quedan ${minutes} min`),
  almostOver: 'Queda menos de un minuto',
  days: (days, hours) => `${days} d ${hours} h`,
  hours: (hours, minutes) => `${hours} h ${minutes} min`,
  minutes: (minutes) => `${minutes} min`,
  soon: 'En un momento',
  untilStart: 'para que abran las puertas',
  place: 'Punto de encuentro',

  noEvent: 'La calle está tranquila hoy. El próximo paseo aparecerá aquí en cuanto se anuncie.',
  failed: 'No se pudieron cargar los negocios',

  mapLabel: (left) =>
    left === 1 ? 'Mapa del paseo, queda 1 puerta' : `Mapa del paseo, quedan ${left} puertas`,
  routeLeft: (left, distance, minutes) =>
    `${left === 1 ? 'Queda 1 puerta' : `Quedan ${left} puertas`} · ${distance} · ${minutes} min`,
  routeDone: 'Todas las puertas visitadas',

  actions: 'Acciones',
  scan: 'Escanear QR',
  directions: 'Cómo llegar',
  share: 'Compartir progreso',
  noneLeftTitle: 'No quedan negocios',
  allVisited: 'Visitaste todas las puertas. Ya no queda ninguna.',
  copiedTitle: 'Copiado al portapapeles',
  copied: 'Pégalo donde quieras.',
  shareTitle: 'Comparte tu progreso',
  shareHelp: 'Copia este texto y pégalo donde quieras.',
  shareText: (visited, total, event, rewards, hashtag) =>
    `¡Visité ${visited} de ${total} puertas en ${event}${
      rewards === 0 ? '' : ` y desbloqueé ${rewards === 1 ? '1 premio' : `${rewards} premios`}`
    }! ${hashtag}`.trim(),

  businessesTitle: 'Negocios participantes',
  nextBusinesses: 'Lo siguiente en tu ruta',
  filtersLabel: 'Mostrar',
  all: 'Todos',
  visited: 'Visitados',
  nearby: 'Cerca',
  noneVisited: 'Aún no hay sellos. La primera puerta te espera.',
  noneNearby: 'No hay ningún negocio cerca de ti.',
  noneNext: 'Visitaste todas las puertas. ¡Qué buen paseo!',
  noneAtAll: 'Aún no participa ningún negocio. Aparecerán aquí en cuanto lo hagan.',

  rewardsTitle: 'Tus premios',
  rewardCounts: (available, pending) =>
    `${available} ${available === 1 ? 'disponible' : 'disponibles'} · ${pending} ${
      pending === 1 ? 'pendiente' : 'pendientes'
    }`,
  allRewards: 'Todos los premios',
  noRewards: 'Este paseo aún no tiene premios.',

  quickCheckIn: 'Registrar visita',
  within: (meters) => `Debes estar a menos de ${meters} metros`,

  registerTitle: 'Aún no te has inscrito en este paseo',
  registerText: 'Mira todo lo que quieras. Para coleccionar sellos, inscríbete primero.',
  register: 'Inscribirse y entrar',

  wayHomeTitle: 'Vuelta segura a casa',
  wayHome: 'Por favor, no conduzcas si has bebido.',
  taxi: 'Llamar un taxi',
  transit: 'Autobús y tren',
  callDesk: 'Llamar a la mesa de registro',
  emergency: (number) => `Emergencias ${number}`,

  summaryTitle: 'Tu paseo',
  summaryLead: (event) => `${event} terminó. Así fue tu tarde.`,
  summaryNone: 'Esta vez sin sellos. El próximo paseo es tuyo.',
  doors: (count) => (count === 1 ? 'puerta' : 'puertas'),
  rewards: (count) => (count === 1 ? 'premio' : 'premios'),
  points: (count) => (count === 1 ? 'punto' : 'puntos'),
  fromTo: (first, last) => `Primer sello ${first}, último sello ${last}`,
  stamps: 'Tus sellos',
  shareAsText: 'Compartir como texto',
  shareAsPicture: 'Compartir como imagen',
  drawing: 'Dibujando…',
  pictureFailedTitle: 'No se pudo dibujar la imagen',
  pictureFailed: 'Comparte el texto o inténtalo de nuevo.',
  savedTitle: 'Imagen guardada',
  saved: 'Está en tus descargas.',
};
