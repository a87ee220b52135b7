import { type Coordinates, distanceMeters } from '../../lib/distance.ts';

interface Described extends Coordinates {
  name: string;
  address: string;
}

/** Distance in meters within which the same name is the same business, for an address with another spelling. */
const sameDoorMeters = 50;

const key = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** True if two records describe one business: the same name at the same address or door. A chain has several. */
export function isSameBusiness(one: Described, other: Described): boolean {
  if (key(one.name) !== key(other.name)) return false;
  return key(one.address) === key(other.address) || distanceMeters(one, other) < sameDoorMeters;
}
