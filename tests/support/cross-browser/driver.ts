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
