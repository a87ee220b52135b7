import { maxImageBytes, maxImageSide } from '@wine-walk/common/model/images.ts';
import { readImageFacts } from '@wine-walk/common/rules/images/image-facts.ts';
import { texts } from '../../texts/texts.ts';
import { type Crop, cropArea, fitWithin, type Size } from './crop.ts';

/** Limits of a chosen file, since the browser decodes all of its pixels: bytes and pixels. */
const maxFileBytes = 20 * 1024 * 1024;
const maxPixels = 60_000_000;

/** Returns why a file cannot be a picture, by its content and before it is decoded; undefined if it can. */
export function pictureFileProblem(bytes: Uint8Array): string | undefined {
  if (bytes.length > maxFileBytes) return texts.shared.imageUpload.tooLarge;
  const facts = readImageFacts(bytes);
  if (!facts) return texts.shared.imageUpload.notPicture;
  if (facts.width * facts.height > maxPixels)
    return texts.shared.imageUpload.tooManyPixels({ width: facts.width, height: facts.height });
  return undefined;
}

/** Loaded picture of a file. `revoke` frees its memory. */
export interface Picture extends Size {
  element: HTMLImageElement;
  url: string;
  revoke: () => void;
}

/** Opens a picture, upright as its camera recorded it; or returns the problem in a sentence. */
export async function openPicture(file: File): Promise<Picture | { problem: string }> {
  // Of a huge file no more is read than shows that it is too large.
  const bytes = new Uint8Array(await file.slice(0, maxFileBytes + 1).arrayBuffer());
  const problem = pictureFileProblem(bytes);
  if (problem) return { problem };
  const url = URL.createObjectURL(file);
  const revoke = () => URL.revokeObjectURL(url);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
  } catch {
    revoke();
    return { problem: texts.shared.imageUpload.damaged };
  }
  const { naturalWidth: width, naturalHeight: height } = element;
  return { element, url, width, height, revoke };
}

/** Attempts, the best first: longest side in pixels, and quality. */
const attempts = [maxImageSide, 1280, 1024, 800, 512].flatMap((side) =>
  [0.85, 0.7, 0.5].map((quality) => ({ side, quality })),
);

/**
 * Returns a part of a picture as WebP, or as JPEG where the browser writes no WebP, small enough to be stored. It has no
 * metadata, such as the place where it was taken.
 */
export async function encodePicture(
  picture: Picture,
  aspect: number | null,
  crop: Crop,
): Promise<Blob | { problem: string }> {
  const area = cropArea(picture, aspect, crop);
  for (const { side, quality } of attempts) {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, fitWithin(area, side));
    draw(canvas, picture.element, area);
    const webp = await toBlob(canvas, 'image/webp', quality);
    const blob = webp?.type === 'image/webp' ? webp : await jpegOf(canvas, quality);
    if (blob && blob.size <= maxImageBytes) return blob;
  }
  return { problem: texts.shared.imageUpload.notSmallEnough };
}

type Area = ReturnType<typeof cropArea>;

function draw(canvas: HTMLCanvasElement, image: HTMLImageElement, area: Area): void {
  const { left, top, width, height } = area;
  const context = canvas.getContext('2d');
  context?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** Returns the canvas as JPEG, which has no transparency: transparent parts become white. */
function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg', quality);
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/** Returns the content in Base64. */
export function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    // The content follows the comma of a data URL.
    reader.onload = () => resolve((reader.result as string).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable-file'));
    reader.readAsDataURL(blob);
  });
}
