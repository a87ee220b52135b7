import { type ComponentType, lazy, useState } from 'react';

/** A component whose code is a chunk of its own. */
export interface PreloadableComponent<Props> {
  /** Brings the code. Rejects where it cannot be had. */
  load: () => Promise<unknown>;
  /** Suspends until the code is here, and throws what `load` rejects with. */
  Component: ComponentType<Props>;
}

/** Of the parts whose code could not be had: what has them ask for it again. */
const failed = new Set<() => void>();

/** Has the next drawing of each part whose code could not be had ask for it again; `lazy` itself never would. */
export function resetFailedImports(): void {
  for (const askAgain of failed) askAgain();
  failed.clear();
}

/**
 * Makes a part of what `load` brings. Where the code is here already it is drawn at once: `lazy` alone
 * would draw the fallback first, and React leaves each fallback, within one another, for 300 ms
 * (FALLBACK_THROTTLE_MS in react-reconciler).
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> {
  let here: ComponentType<Props> | undefined;
  async function bring() {
    try {
      const brought = await load();
      here = brought.default;
      return brought;
    } catch (error) {
      failed.add(() => {
        Later = lazy(bring);
      });
      throw error;
    }
  }
  let Later = lazy(bring);
  function Component(props: Props) {
    // Kept from the first drawing on: another component in its place would begin anew.
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? Later);
    return <Drawn {...props} />;
  }
  return { load: bring, Component };
}
