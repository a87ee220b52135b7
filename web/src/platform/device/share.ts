import { saveFile } from './file.ts';

/** Copies a text. False if the clipboard is missing or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export interface ShareText {
  title: string;
  text: string;
}

/** Result of sharing; `unavailable` if neither Web Share nor the clipboard worked. */
export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'unavailable';

/** Shares a text, else copies it. Call in a click handler. */
export async function shareText(item: ShareText): Promise<ShareOutcome> {
  const outcome = await offer(item);
  if (outcome !== 'unavailable') return outcome;
  return (await copyText(item.text)) ? 'copied' : 'unavailable';
}

/** Shares an image, else saves it as a file (`saved`). Call in a click handler. */
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
