/** Attribute of the element that replaces a canvas in a snapshot. */
export const canvasImageAttribute = 'data-picture';

/** Selector of the map on the home screen. */
const place = '.map-card-canvas';
/**
 * Maximum time to show the placeholder, in milliseconds: a slow phone needs seconds, and an unavailable map
 * never renders. After that the partially drawn map becomes visible.
 */
const maxShownMs = 10_000;

/** Covers the new map with its snapshot until the streets are drawn, because the partial map shows less. */
export function showMapPlaceholder(snapshot: Element, root: Element): void {
  const cover = snapshot.querySelector<HTMLElement>(place);
  const map = root.querySelector(place);
  const imageCount = cover?.querySelectorAll(`[${canvasImageAttribute}]`).length ?? 0;
  if (!cover || !map || imageCount === 0) return;
  cover.inert = true;
  cover.style.cssText = 'position: absolute; inset: 0; z-index: 2000; border: 0';
  const style = snapshot.querySelector('style');
  if (style) cover.prepend(style);
  map.append(cover);
  const end = () => {
    changes.disconnect();
    clearTimeout(timer);
    cover.remove();
  };
  const timer = setTimeout(end, maxShownMs);
  // The placeholder ignores pointers, so the map below would move while hidden.
  map.addEventListener('pointerdown', end, { once: true });
  const changes = new MutationObserver(
    () => map.querySelectorAll('canvas').length >= imageCount && end(),
  );
  changes.observe(map, { childList: true, subtree: true });
}
