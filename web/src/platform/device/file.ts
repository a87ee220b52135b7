/** Saves a file as a download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves a CSV as a download with a byte order mark, so that spreadsheets detect UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  saveFile(new File(['\uFEFF', csv], name, { type: 'text/csv;charset=utf-8' }));
}

/** Saves data as an indented JSON download. */
export function downloadJson(name: string, data: unknown): void {
  saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}
