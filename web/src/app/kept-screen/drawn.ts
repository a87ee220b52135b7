/** Whether the app has drawn a screen: every one has a heading, and what stands for one that is loading says so. */
export function isDrawn(root: Element): boolean {
  return root.querySelector('h1') !== null && root.querySelector('[data-loading]') === null;
}
