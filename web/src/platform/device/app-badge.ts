/** Shows a number on the installed app's icon, or takes it off with 0, where the device can. */
export function showAppBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Refused where the app is not installed, or notifications are not allowed (iPhone): the bell says it as well.
  shown?.catch(() => undefined);
}
