/** The attribute of what stands for a canvas in a kept screen. */
export const canvasImageAttribute = 'data-picture';

/** Where the home has its map. */
const place = '.map-card-canvas';
/**
 * How long the map is waited for: a slow phone needs seconds, a map that cannot be had never comes. Then what is drawn
 * until it is there is seen. Milliseconds.
 */
const maxShownMs = 10_000;

/**
 * Leaves the map as it was kept over the one that the app is about to draw, until that has its streets: what is drawn
 * until then is less.
 */
export function showMapPlaceholder(kept: Element, root: Element): void {
  const cover = kept.querySelector<HTMLElement>(place);
  const map = root.querySelector(place);
  const wanted = cover?.querySelectorAll(`[${canvasImageAttribute}]`).length ?? 0;
  if (!cover || !map || wanted === 0) return;
  cover.inert = true;
  cover.style.cssText = 'position: absolute; inset: 0; z-index: 2000; border: 0';
  const style = kept.querySelector('style');
  if (style) cover.prepend(style);
  map.append(cover);
  const end = () => {
    changes.disconnect();
    clearTimeout(timer);
    cover.remove();
  };
  const timer = setTimeout(end, maxShownMs);
  // A finger goes through to the map below it, which would move unseen.
  map.addEventListener('pointerdown', end, { once: true });
  const changes = new MutationObserver(
    () => map.querySelectorAll('canvas').length >= wanted && end(),
  );
  changes.observe(map, { childList: true, subtree: true });
}
