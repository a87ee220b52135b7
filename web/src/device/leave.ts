/** Leaves the app for an address that the server answers. */
export function leaveFor(href: string): void {
  window.location.assign(href);
}
