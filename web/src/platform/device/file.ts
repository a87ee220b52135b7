/** Hands a file to the browser to keep. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Hands a CSV text to the browser as a file to keep, with a mark that tells spreadsheets it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  saveFile(new File(['\uFEFF', csv], name, { type: 'text/csv;charset=utf-8' }));
}

/** Hands data to the browser as a JSON file to keep, indented for people to read. */
export function downloadJson(name: string, data: unknown): void {
  saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}
