/** Replaces the content before and after React has started. Equal elements stay, so that a tap in progress is not lost. */
export function replaceContent(selector: string, content: readonly Element[]): void {
  const place = document.querySelector(selector);
  const filled = place?.cloneNode();
  if (!place || !(filled instanceof Element)) return;
  filled.append(...content);
  if (!filled.isEqualNode(place)) place.replaceChildren(...filled.childNodes);
}

/** Creates an element with these properties. */
export function elementOf<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), properties);
}
