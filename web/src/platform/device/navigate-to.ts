/** Leaves the app for an address that the server answers. */
export function navigateTo(href: string): void {
  window.location.assign(href);
}
