import type { Page } from '@playwright/test';
import { encode } from 'uqr';

/* Devices and networks that refuse, from the page's next address on. */

/** GeolocationPositionError's codes. */
const locationCodes = { denied: 1, unavailable: 2, timeout: 3 };

/** The device knows of locations, and has none. */
export async function withoutLocation(
  page: Page,
  failure: keyof typeof locationCodes,
): Promise<void> {
  await page.addInitScript((code) => {
    navigator.geolocation.watchPosition = (_, failed) => {
      setTimeout(() => failed?.({ code } as GeolocationPositionError));
      return 1;
    };
  }, locationCodes[failure]);
}

/** The browser has never heard of locations. */
export async function withoutGeolocation(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
}

/** Neither a share sheet nor a clipboard takes anything. */
export async function withoutSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
}

/** The person said no to the camera, or the browser has none to ask for. */
export async function withoutCamera(page: Page, failure: 'denied' | 'unsupported'): Promise<void> {
  await page.addInitScript((isDenied) => {
    if (!isDenied) {
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
      return;
    }
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('Permission denied', 'NotAllowedError');
    };
  }, failure === 'denied');
}

/** The camera sees a QR code with this text, drawn black on white. */
export async function withCodeBeforeCamera(page: Page, text: string): Promise<void> {
  const { data } = encode(text, { ecc: 'M', border: 6 });
  await page.addInitScript((rows) => {
    const canvas = document.createElement('canvas');
    const module = 12;
    canvas.width = canvas.height = rows.length * module;
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    const draw = () => {
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, canvas.width, canvas.height);
      drawing.fillStyle = '#000';
      rows.forEach((row, y) => {
        row.forEach((isDark, x) => {
          if (isDark) drawing.fillRect(x * module, y * module, module, module);
        });
      });
    };
    draw();
    // A still picture makes no new frames.
    setInterval(draw, 100);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
  }, data);
}

/** Requests to an address that get no answer, until what this answers is called: then they fail. */
export async function withoutAnswer(page: Page, address: string | RegExp): Promise<() => void> {
  let fail: () => void = () => undefined;
  const failing = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(address, async (route) => {
    await failing;
    await route.abort();
  });
  return fail;
}
