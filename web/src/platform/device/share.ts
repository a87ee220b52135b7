import { copyText } from './clipboard.ts';
import { saveFile } from './file.ts';

export interface ShareText {
  title: string;
  text: string;
}

/** `unavailable`: neither share sheet nor clipboard took it, so show the text itself. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'unavailable';

/** Offers a text to the device's share sheet, else copies it. Call on a press. */
export async function shareText(item: ShareText): Promise<ShareOutcome> {
  const outcome = await offer(item);
  if (outcome !== 'unavailable') return outcome;
  return (await copyText(item.text)) ? 'copied' : 'unavailable';
}

/** Offers a picture to the share sheet, else saves it as a file (`saved`). Call on a press. */
export async function shareImage(
  item: ShareText,
  picture: File,
): Promise<'shared' | 'cancelled' | 'saved'> {
  const withFile = { ...item, files: [picture] };
  const canShare = 'canShare' in navigator && navigator.canShare(withFile);
  const outcome = canShare ? await offer(withFile) : 'unavailable';
  if (outcome !== 'unavailable') return outcome;
  saveFile(picture);
  return 'saved';
}

async function offer(data: ShareData): Promise<'shared' | 'cancelled' | 'unavailable'> {
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    return isCancelled ? 'cancelled' : 'unavailable';
  }
}
