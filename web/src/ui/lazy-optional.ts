import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Returns a lazy component that is left out if its code cannot be loaded, such as without a connection. */
export function lazyOptional<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => load().catch(() => ({ default: () => null })));
}
