import type { Page } from '@playwright/test';
import { encode } from 'uqr';

/* Devices and networks that fail from the next page on. */

/** Codes of GeolocationPositionError. */
const locationCodes = { denied: 1, unavailable: 2, timeout: 3 };

/** Geolocation that fails. */
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

/** Browser without geolocation. */
export async function withoutGeolocation(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'geolocation'));
}

/** Share sheet and clipboard that fail. */
export async function withoutSharing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
}

/** Camera that is denied or missing. */
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

/** Camera that sees a QR code with this text. */
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
    // A static canvas produces no frames.
    setInterval(draw, 100);
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
  }, data);
}

/** Blocks requests to a URL until the returned function is called, which makes them fail. */
export async function withoutAnswer(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: failing, resolve: fail } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await failing;
    await route.abort();
  });
  return fail;
}
