/**
 * Target of the desk's QR code: the panel, with the code after the `#`, which browsers never send to a
 * server.
 */
const marker = '#code=';

/** Returns the code in the address; empty if there is none. */
export function readCodeFromHash(): string {
  const { hash } = window.location;
  return hash.startsWith(marker) ? hash.slice(marker.length).replace(/[^0-9A-Za-z]/g, '') : '';
}

/** Removes the code from the address, so neither the history nor a shared link contains it. */
export function removeCodeFromHash(): void {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(marker))
    window.history.replaceState(window.history.state, '', pathname + search);
}
