import { type MapPointKind } from '@wine-walk/common/model/events.ts';

/** The interactive map of the walk. */
export const map = {
  title: 'Interactive Map',
  label: 'Map of the walk. Arrow keys move it, plus and minus zoom.',
  open: 'Open map',
  close: 'Close map',
  next: 'next door',
  stop: (number: number) => `number ${number} on your way`,
  nextOnRoute: 'Next on your route',
  chosen: (number: number) => `Number ${number} on your route`,
  minutes: (minutes: number) => `${minutes} min`,
  alongStreets: (way: string) => `${way} along the streets`,
  listTitle: 'On your way',
  points: {
    desk: 'Check-in desk',
    water: 'Water',
    restroom: 'Restrooms',
    'first-aid': 'First aid',
    'step-free': 'Step-free entrance',
  } satisfies Record<MapPointKind, string>,
  restroomSign: 'WC',
  pointLabel: (kind: string, name: string) => `${kind}: ${name}`,
  clusterLabel: (count: number, names: string) =>
    `${count} businesses close together: ${names}. Zoom in.`,
  businessLabel: (name: string, state: string) => `${name}, ${state}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all doors',
  showHere: 'Show where I am',
  hereWhy:
    'Your browser will ask for your location. It shows you on this map and stays on this phone until you check in.',
  useLocation: 'Use my location',
  looking: 'Finding where you are…',
  notFound: 'We could not find where you are. The map works without it.',
  accuracy: (distance: string) => `You are here, accurate to ${distance}`,
  hereUnknown: 'You are here',
  closeBusiness: 'Close',
  details: (name: string) => `More about ${name}`,
  none: 'No doors on the map yet. They appear here as soon as businesses join the walk.',
  left: (count: number, distance: string, minutes: number) =>
    `${count === 1 ? '1 door' : `${count} doors`} left · ${distance} · ${minutes} min`,
  done: 'Every door visited',
};
