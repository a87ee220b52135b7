import { type MapPointKind } from '@wine-walk/common/model/events.ts';

/** The interactive map of the walk. */
export const map = {
  title: 'Interactive Map',
  label: 'Map of the walk. Use arrow keys to move and plus or minus to zoom.',
  open: 'Open map',
  close: 'Close map',
  next: 'next stop',
  stop: (number: number) => `number ${number} on your route`,
  nextOnRoute: 'Next on your route',
  chosen: (number: number) => `Number ${number} on your route`,
  minutes: (minutes: number) => `${minutes} min`,
  alongStreets: (way: string) => `${way} along the streets`,
  listTitle: 'On your route',
  points: {
    desk: 'Check-in desk',
    water: 'Water',
    restroom: 'Restrooms',
    'first-aid': 'First aid',
    'step-free': 'Step-free entrance',
  } satisfies Record<MapPointKind, string>,
  restroomSign: 'WC',
  findNearby: 'Find nearby',
  recentVisitors: (count: number) => `${count} check-ins in the last 15 min`,
  pointLabel: (kind: string, name: string) => `${kind}: ${name}`,
  clusterLabel: (count: number, names: string) =>
    `${count} businesses close together: ${names}. Zoom in.`,
  businessLabel: (name: string, state: string) => `${name}, ${state}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showAll: 'Show all stops',
  showHere: 'Show where I am',
  hereWhy:
    'Your browser will ask for your location. It shows you on this map and stays on this phone until you check in.',
  useLocation: 'Use my location',
  looking: 'Finding you…',
  notFound: 'We couldn’t find you. The map still works.',
  accuracy: (distance: string) => `You’re here, accurate to ${distance}`,
  hereUnknown: 'You’re here',
  closeBusiness: 'Close',
  details: (name: string) => `More about ${name}`,
  none: 'No stops on the map yet. They’ll show up here as businesses join the walk.',
  left: (count: number, distance: string, minutes: number) =>
    `${count === 1 ? '1 stop' : `${count} stops`} left · ${distance} · ${minutes} min`,
  done: 'You made every stop',
};
