/** What the QR code of the desk leads to: the panel, with the code after the `#`, which no server is told. */
const marker = '#code=';

/** The code that the address brought; empty where it brought none. */
export function readCodeFromHash(): string {
  const { hash } = window.location;
  return hash.startsWith(marker) ? hash.slice(marker.length).replace(/[^0-9A-Za-z]/g, '') : '';
}

/** Takes the code off the address, so that neither history nor a shared link keeps it. */
export function removeCodeFromHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(marker))
    window.history.replaceState(window.history.state, '', pathname + search);
}
