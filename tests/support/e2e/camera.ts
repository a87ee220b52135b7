import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { encode } from 'uqr';

const folder = fileURLToPath(new URL('../../../.run/camera', import.meta.url));
const [width, height] = [640, 480];
/** Pixels of a module of the QR code. */
const moduleSize = 8;
/** The camera repeats them for as long as it is on. */
const frames = 4;
/** Luma of black and of white (ITU-R BT.601, full range); chroma of grey. */
const [black, white, grey] = [16, 235, 128];

/** Tests whose browser has a camera that a QR code with this text is held before. */
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

/** Films the text as a QR code, in the format Chromium's fake camera plays (YUV4MPEG2, 4:2:0). */
function videoOf(text: string): string {
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    picture(text),
    Buffer.alloc((width * height) / 2, grey),
  ]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F5:1 Ip A1:1 C420jpeg\n`);
  const film = Buffer.concat([header, ...Array.from({ length: frames }, () => frame)]);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 12);
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${name}.y4m`;
  writeFileSync(path, film);
  return path;
}

/** The luma of every pixel: the code in the middle, on white. */
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
