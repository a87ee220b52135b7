import { onTestFinished, vi } from 'vitest';

/**
 * Gives every element a layout box in the test: without one, no element counts as focusable. Frames come from fake timers that
 * run with the time: those of jsdom may have stopped with the fake timers of an earlier file.
 */
export function mockLayout(): void {
  if (!vi.isFakeTimers()) {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
  }
  const rects = Object.assign([new DOMRect(0, 0, 1, 1)], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue(rects);
}
