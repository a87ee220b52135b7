/**
 * Puts the focus on a business's pin as its panel closes: on the same map, that of the home or the one over the whole screen.
 * Without a panel nothing is done.
 */
export function leadBackToPin(panel: Element | null | undefined, businessId: string): void {
  const room = panel?.closest('[data-map-room]');
  room?.querySelector<HTMLElement>(`.pin[data-business="${CSS.escape(businessId)}"]`)?.focus();
}
