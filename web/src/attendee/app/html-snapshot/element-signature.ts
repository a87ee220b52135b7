/** Identifies an element across re-renders by tag, accessible name and index among equals. */
export interface ElementSignature {
  tag: string;
  name: string;
  nth: number;
}

/** Returns the signature of an element within `drawn`. */
export function getElementSignature(element: Element, drawn: Element): ElementSignature {
  const like = { tag: element.tagName, name: nameOf(element) };
  return { ...like, nth: allAlike(like, drawn).indexOf(element as HTMLElement) };
}

/** Returns the element with this signature in another tree; undefined if none matches. */
export function findMatchingElement(
  like: ElementSignature,
  drawn: Element,
): HTMLElement | undefined {
  return allAlike(like, drawn)[like.nth];
}

function allAlike(
  { tag, name }: Pick<ElementSignature, 'tag' | 'name'>,
  drawn: Element,
): HTMLElement[] {
  return [...drawn.querySelectorAll<HTMLElement>(tag)].filter((one) => nameOf(one) === name);
}

const nameOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.textContent.trim();
