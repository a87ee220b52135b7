import type { Coordinates } from '@wine-walk/common/lib/distance.ts';
import { locationPlatform } from './location.ts';

/** Time for the maps app to open before the web page is used, in milliseconds. */
export const fallbackMs = 1000;

/** Browser functions; tests provide their own. */
export interface DirectionsDevice {
  platform: 'ios' | 'android' | 'desktop';
  /** Opens a new tab if the browser allows it. */
  openTab: (url: string) => void;
  /** Opens a URL with the app of its scheme. */
  openApp: (url: string) => void;
  /** True if another app covers this page. */
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

/** Destination by name and address, which maps resolve to the entrance. */
export interface Destination extends Coordinates {
  name: string;
  /** Empty if unknown: the coordinates are used. */
  address: string;
}

const placeText = ({ name, address, latitude, longitude }: Destination) =>
  address ? `${name}, ${address}` : `${latitude},${longitude}`;

/** Returns the URL of the maps service with walking directions. */
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
 * Opens walking directions: on a phone in its maps app, falling back to the web page after 1 second;
 * elsewhere the web page. Call in a click handler.
 */
export function openDirections(to: Destination, device: DirectionsDevice = thisDevice()): void {
  if (device.platform === 'desktop') return device.openTab(walkingUrl(to));
  device.openApp(appUrl[device.platform](to));
  setTimeout(() => {
    if (!device.isHidden()) device.openTab(walkingUrl(to));
  }, fallbackMs);
}
