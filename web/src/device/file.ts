/** Hands a CSV text to the browser as a file to keep, with a mark that tells spreadsheets it is UTF-8. */
export function downloadCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(
    new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
