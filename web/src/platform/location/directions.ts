import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { locationPlatform } from './location.ts';

/** How long the maps app has to come to the front before the web stands in for it. Milliseconds. */
export const fallbackMs = 1000;

/** What opening needs of the browser; a test gives its own. */
export interface DirectionsDevice {
  platform: 'ios' | 'android' | 'desktop';
  /** In a tab of its own, where the browser lets it. */
  openTab: (url: string) => void;
  /** Hands an address to whatever app owns its scheme. */
  openApp: (url: string) => void;
  /** Whether another app covers this page now. */
  isHidden: () => boolean;
}

const thisDevice = (): DirectionsDevice => ({
  platform: locationPlatform(),
  openTab: (url) => {
    const tab = window.open(url, '_blank');
    if (tab) tab.opener = null;
    else window.location.assign(url);
  },
  openApp: (url) => window.location.assign(url),
  isHidden: () => document.visibilityState === 'hidden',
});

/** Where directions lead: people read the name on their map, and it knows the door better than a point does. */
export interface Destination extends Coordinates {
  name: string;
  /** Empty where it is not known: then the coordinates alone say where. */
  address: string;
}

const placeText = ({ name, address, latitude, longitude }: Destination) =>
  address ? `${name}, ${address}` : `${latitude},${longitude}`;

/** The maps service's page with the way there on foot. */
export function walkingUrl(to: Destination): string {
  const query = new URLSearchParams({
    api: '1',
    destination: placeText(to),
    travelmode: 'walking',
  });
  return `https://www.google.com/maps/dir/?${query}`;
}

const appUrl = {
  ios: (to: Destination) => `maps://?daddr=${encodeURIComponent(placeText(to))}&dirflg=w`,
  android: (to: Destination) => `google.navigation:q=${encodeURIComponent(placeText(to))}&mode=w`,
};

/**
 * Opens the way to a place, walking: on a phone in its maps app, which has 1 second to come to the front
 * before the web page opens instead; elsewhere the web page. Call on a press.
 */
export function openDirections(to: Destination, device: DirectionsDevice = thisDevice()): void {
  if (device.platform === 'desktop') return device.openTab(walkingUrl(to));
  device.openApp(appUrl[device.platform](to));
  setTimeout(() => {
    if (!device.isHidden()) device.openTab(walkingUrl(to));
  }, fallbackMs);
}
