import { type ComponentType, lazy, useState } from 'react';

/** Component in its own chunk. */
export interface PreloadableComponent<Props> {
  /** Loads the code. Rejects if loading fails. */
  load: () => Promise<unknown>;
  /** Suspends until the code is loaded, and throws the rejection of `load`. */
  Component: ComponentType<Props>;
}

/** Functions that reset the components whose code failed to load. */
const failed = new Set<() => void>();

/** Makes each component whose code failed to load retry on the next render; `lazy` never does. */
export function resetFailedImports(): void {
  for (const reset of failed) reset();
  failed.clear();
}

/**
 * Creates a component from the module that `load` returns. Renders at once if the code is loaded: `lazy`
 * alone would render the fallback first, and React shows each nested fallback for 300 ms
 * (FALLBACK_THROTTLE_MS in react-reconciler).
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function loadComponent() {
    try {
      const module = await load();
      loaded = module.default;
      return module;
    } catch (error) {
      failed.add(() => {
        Later = lazy(loadComponent);
      });
      throw error;
    }
  }
  let Later = lazy(loadComponent);
  function Component(props: Props) {
    // Constant after the first render: another component type would lose its state.
    const [Current] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Current {...props} />;
  }
  return { load: loadComponent, Component };
}
