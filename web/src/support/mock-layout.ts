import { vi } from 'vitest';

/** Gives every element a layout box in the test: without one, no element counts as focusable. */
export function mockLayout(): void {
  const rects = Object.assign([new DOMRect(0, 0, 1, 1)], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
}
