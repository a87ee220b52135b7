/** Navigates to a URL outside the app. */
export function navigateTo(href: string): void {
  window.location.assign(href);
}
