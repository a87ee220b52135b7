/**
 * Focuses the screen's heading. Returns false if none can have the focus: the previous screen may still be in the
 * document, hidden.
 */
export function focusHeading(): boolean {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  return [...headings].some((heading) => {
    heading.focus({ preventScroll: true });
    return document.activeElement === heading;
  });
}
