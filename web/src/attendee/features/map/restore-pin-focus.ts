/** One map with its panels: that of the home, or the one over the whole screen. */
const mapRoom = '[data-map-room]';

/**
 * Puts the focus on a business's pin as its panel closes, on the same map. Without a panel, or where the pin is in a group or
 * out of sight, nothing is done.
 */
export function restorePinFocus(panel: Element | null | undefined, businessId: string): void {
  const room = panel?.closest(mapRoom);
  const pin = room?.querySelector<HTMLElement>(`.pin[data-business="${CSS.escape(businessId)}"]`);
  pin?.focus();
}
