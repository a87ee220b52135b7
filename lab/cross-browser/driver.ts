/**
 * Sets the page's location to `arguments[0]` ({ latitude, longitude, accuracy }), or denies it if null, until
 * another page is loaded. Current watchers are notified.
 */
export const locationScript = `
const place = arguments[0];
const now = window.heldPlace ?? (window.heldPlace = { watchers: new Map(), last: 0 });
now.tell = (found, failed) => setTimeout(() => {
  if (place) found({ coords: { ...place, altitude: null, heading: null, speed: null }, timestamp: Date.now() });
  else failed?.({ code: 1, PERMISSION_DENIED: 1, message: 'refused' });
});
const geolocation = navigator.geolocation;
geolocation.getCurrentPosition = (found, failed) => now.tell(found, failed);
geolocation.watchPosition = (found, failed) => {
  now.last += 1;
  now.watchers.set(now.last, [found, failed]);
  now.tell(found, failed);
  return now.last;
};
geolocation.clearWatch = (id) => now.watchers.delete(id);
for (const [found, failed] of now.watchers.values()) now.tell(found, failed);
`;

/** Location of the device, in degrees and meters. */
export interface DeviceLocation {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** Browser page with the few actions of a person, the same for every engine. */
export interface Driver {
  /** Opens a URL without waiting for the page to load. */
  open: (url: string) => Promise<void>;
  /** Calls a function in the page by its source text; it can use its argument (JSON) and the window only. */
  call: <Given, Result>(work: (argument: Given) => Result, argument: Given) => Promise<Result>;
  /** Runs a script in the page. */
  run: (script: string) => Promise<void>;
  /** Clicks a point of the window, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  key: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  /** Sets the location of the device; null denies it to the page. */
  setLocation: (location: DeviceLocation | null) => Promise<void>;
  /** Screenshot of the window as PNG. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Size of the window in CSS pixels: that of a phone, at the minimum width of the engines. */
export const phoneWindow = { width: 450, height: 915 };
