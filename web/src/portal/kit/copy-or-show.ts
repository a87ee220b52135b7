import { copyText } from '../../platform/device/share.ts';
import { appOrigin } from '../../platform/lib/app-origin.ts';
import { showToast } from '../../ui/toaster.tsx';

interface Texts {
  copied: string;
  copyFailed: string;
}

/** Copies a text and says so; shows the text if the browser does not allow copying. */
export async function copyOrShow(text: string, texts: Texts): Promise<void> {
  showToast(
    (await copyText(text))
      ? { type: 'success', title: texts.copied }
      : { type: 'error', title: texts.copyFailed, description: text },
  );
}

/** Copies the address of a path of the app, as `copyOrShow` does. */
export function copyLink(path: string, texts: Texts): Promise<void> {
  return copyOrShow(new URL(path, appOrigin()).href, texts);
}
