import { isHomeScreenApp } from './install.ts';

/**
 * Hands a file to the person: the home screen app of an iPhone shares it, since it shows a download without a way back;
 * others download it. Call in a click handler.
 */
export function saveFile(file: File): void {
  const shared = { files: [file] };
  if (!isHomeScreenApp() || !('canShare' in navigator) || !navigator.canShare(shared))
    return download(file);
  navigator.share(shared).catch((error: unknown) => {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError';
    if (!isCancelled) download(file);
  });
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a CSV with a byte order mark, so that spreadsheets detect UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  saveFile(new File(['\uFEFF', csv], name, { type: 'text/csv;charset=utf-8' }));
}

/** Saves data as indented JSON. */
export function downloadJson(name: string, data: unknown): void {
  saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}
