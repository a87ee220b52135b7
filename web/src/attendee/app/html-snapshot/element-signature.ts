/** By what an element is found again where the same is drawn anew: what it is, what it is called, and which of those. */
export interface ElementSignature {
  tag: string;
  name: string;
  nth: number;
}

/** What an element inside of `drawn` is like. */
export function getElementSignature(element: Element, drawn: Element): ElementSignature {
  const like = { tag: element.tagName, name: nameOf(element) };
  return { ...like, nth: allAlike(like, drawn).indexOf(element as HTMLElement) };
}

/** The element that is like it elsewhere; undefined where there is none. */
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
