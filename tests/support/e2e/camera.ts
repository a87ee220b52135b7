import { hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { encode } from 'uqr';

const folder = fileURLToPath(new URL('../../../.run/camera', import.meta.url));
const [width, height] = [640, 480];
/** Pixels per QR module. */
const moduleSize = 8;
/** The fake camera repeats the frames. */
const frames = 4;
/** Luma of black and white (ITU-R BT.601, full range) and chroma of gray. */
const [black, white, grey] = [16, 235, 128];

/** Tests with a fake camera that shows a QR code with this text. */
export function testWithCamera(text: string) {
  return base.extend<object, object>({
    launchOptions: [
      async ({}, use, { project }) => {
        const { launchOptions } = project.use;
        const camera = `--use-file-for-fake-video-capture=${videoOf(text)}`;
        await use({ ...launchOptions, args: [...(launchOptions?.args ?? []), camera] });
      },
      { scope: 'worker' },
    ],
  });
}

/** Video of a QR code in the format of Chromium's fake camera (YUV4MPEG2, 4:2:0). */
function videoOf(text: string): string {
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    picture(text),
    Buffer.alloc((width * height) / 2, grey),
  ]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`);
  const film = Buffer.concat([header, ...Array.from({ length: frames }, () => frame)]);
  const name = hash('sha256', text).slice(0, 12);
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name}.y4m`;
  writeFileSync(path, film);
  return path;
}

/** Luma of each pixel: the code centered on white. */
function picture(text: string): Buffer {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const [left, top] = [width, height].map((parameters) =>
    Math.floor((parameters - size * moduleSize) / 2),
  );
  if (left === undefined || top === undefined || top < 0) throw new Error('Too long for a poster.');
  const luma = Buffer.alloc(width * height, white);
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < moduleSize; line++) {
        const start = (top + y * moduleSize + line) * width + left + x * moduleSize;
        luma.fill(black, start, start + moduleSize);
      }
    });
  });
  return luma;
}
