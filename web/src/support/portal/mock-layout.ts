import { vi } from 'vitest';

/** Gives every element a place on the screen for the test: without one, nothing counts as able to take the focus. */
export function mockLayout(): void {
  const rects = Object.assign([new DOMRect(0, 0, 1, 1)], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
}
