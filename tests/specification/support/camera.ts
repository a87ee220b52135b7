import type { Locator, Page } from '@playwright/test';

/** Returns a picture of a QR code on a page, as a data URL. */
export async function pictureOf(code: Locator): Promise<string> {
  await code.scrollIntoViewIfNeeded();
  return `data:image/png;base64,${(await code.screenshot()).toString('base64')}`;
}

/** Lets the camera of the page, from its next load on, see this picture on white. */
export async function holdBeforeCamera(page: Page, picture: string): Promise<void> {
  await page.addInitScript(async (source) => {
    const size = 480;
    const image = new Image();
    image.src = source;
    navigator.mediaDevices.getUserMedia = async () => {
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: size, height: size });
      const pen = canvas.getContext('2d');
      const draw = () => {
        if (!pen) return;
        pen.fillStyle = 'white';
        pen.fillRect(0, 0, size, size);
        pen.imageSmoothingEnabled = false;
        // A whole factor keeps the modules of the code square.
        const side = image.width * Math.max(1, Math.floor((size * 0.8) / image.width));
        pen.drawImage(image, (size - side) / 2, (size - side) / 2, side, side);
      };
      draw();
      setInterval(draw, 100);
      return canvas.captureStream(10);
    };
  }, picture);
}

/** Replaces the camera of the page, from its next load on, by one that fails or, without an error, by none. */
export async function breakCamera(page: Page, errorName?: string): Promise<void> {
  await page.addInitScript((name) => {
    if (!name) {
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
      return;
    }
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('No', name));
  }, errorName);
}
