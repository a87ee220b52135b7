import { copyText } from '../../platform/device/share.ts';
import { showToast } from '../../ui/toaster.tsx';

/** Copies a text and says so; shows the text if the browser does not allow copying. */
export async function copyOrShow(
  text: string,
  texts: { copied: string; copyFailed: string },
): Promise<void> {
  showToast(
    (await copyText(text))
      ? { type: 'success', title: texts.copied }
      : { type: 'error', title: texts.copyFailed, description: text },
  );
}
