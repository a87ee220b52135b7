/**
 * Has the page find the device at `arguments[0]` ({ latitude, longitude, accuracy }), or be refused where it is
 * null, from now on and until another page is loaded: whoever watches already is told again.
 */
export const placeScript = `
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

/** A place of the device. Degrees, and metres. */
export interface Place {
  latitude: number;
  longitude: number;
  accuracy: number;
}

/** A page in a browser of some engine: as little as a person does with it, in every engine alike. */
export interface Driver {
  /** Opens an address without waiting for all that it loads. */
  open: (url: string) => Promise<void>;
  /** Calls a function in the page, by its own text: it knows what it is given (JSON) and the window. */
  call: <Given, Result>(work: (given: Given) => Result, given: Given) => Promise<Result>;
  /** Runs a script in the page. */
  run: (script: string) => Promise<void>;
  /** Presses at a point of the window, in CSS pixels. */
  press: (x: number, y: number) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  key: (key: 'Tab' | 'Enter' | 'Escape') => Promise<void>;
  /** Where the device is from now on; null: the person does not let the page know. */
  stand: (place: Place | null) => Promise<void>;
  /** The window, as a PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** The size of the window, in CSS pixels: a phone's, as narrow as every engine can be. */
export const phoneWindow = { width: 450, height: 915 };
