/** Sets the badge of the installed app's icon; 0 removes it. */
export function showAppBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Rejected if the app is not installed or notifications are not allowed (iPhone); the bell shows the number
  // too.
  shown?.catch(() => undefined);
}
