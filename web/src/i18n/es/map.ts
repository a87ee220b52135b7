import type { map as english } from '../en/map.ts';

/** Interactive map in Spanish. */
export const map: typeof english = {
  title: 'Mapa interactivo',
  label: 'Mapa del paseo. Usa las flechas para moverlo y más o menos para acercarlo o alejarlo.',
  open: 'Abrir mapa',
  close: 'Cerrar mapa',
  next: 'próxima parada',
  stop: (number) => `número ${number} de tu ruta`,
  nextOnRoute: 'Lo que sigue en tu ruta',
  chosen: (number) => `Número ${number} de tu ruta`,
  minutes: (minutes) => `${minutes} min`,
  alongStreets: (way) => `${way} por las calles`,
  listTitle: 'En tu ruta',
  points: {
    desk: 'Mesa de registro',
    water: 'Agua',
    restroom: 'Baños',
    'first-aid': 'Primeros auxilios',
    'step-free': 'Entrada sin escalones',
  },
  restroomSign: 'WC',
  pointLabel: (kind, name) => `${kind}: ${name}`,
  clusterLabel: (count, names) => `${count} negocios muy juntos: ${names}. Acercar.`,
  businessLabel: (name, state) => `${name}, ${state}`,
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  showAll: 'Mostrar todas las paradas',
  showHere: 'Mostrar dónde estoy',
  hereWhy:
    'Tu navegador pedirá tu ubicación. Te muestra en este mapa y no sale de este teléfono hasta que registres una visita.',
  useLocation: 'Usar mi ubicación',
  looking: 'Buscando tu ubicación…',
  notFound: 'No pudimos ubicarte. El mapa también funciona sin tu ubicación.',
  accuracy: (distance) => `Estás aquí, con una precisión de ${distance}`,
  hereUnknown: 'Estás aquí',
  closeBusiness: 'Cerrar',
  details: (name) => `Más sobre ${name}`,
  none: 'Aún no hay paradas en el mapa. Aparecerán aquí en cuanto se sumen negocios.',
  left: (count, distance, minutes) =>
    `${count === 1 ? 'Queda 1 parada' : `Quedan ${count} paradas`} · ${distance} · ${minutes} min`,
  done: '¡Completaste todas las paradas!',
};
