/** Selector of a map with its panels: on the home screen or fullscreen. */
const mapRoom = '[data-map-room]';

/**
 * Focuses a business's pin on the same map when its panel closes. Does nothing without a panel or when the
 * pin is grouped or not drawn.
 */
export function restorePinFocus(panel: Element | null | undefined, businessId: string): void {
  const room = panel?.closest(mapRoom);
  const pin = room?.querySelector<HTMLElement>(`.pin[data-business="${CSS.escape(businessId)}"]`);
  pin?.focus();
}
