import { attachStyles } from './cheap-rendering.ts';

/**
 * Returns a function that is true for an element in one of the live regions of this moment. Screen readers announce content
 * that appears in them, not content that comes together with a region.
 */
export function liveRegionsNow(): (element: Element) => boolean {
  attachStyles();
  const regions = [...document.querySelectorAll('[role=status], [aria-live]')].filter(
    (region) => getComputedStyle(region).display !== 'none',
  );
  return (element) => regions.some((region) => region.contains(element));
}
