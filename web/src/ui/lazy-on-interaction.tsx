import { type ComponentType, Suspense, useState } from 'react';
import { registerLazyChunk } from './lazy-registry.ts';
import { lazyWithPreload } from './lazy-with-preload.tsx';

/**
 * Returns a component that is loaded only after an interaction, to keep its code out of the first visit.
 * Renders nothing until it is loaded; `preloadLazyChunks` preloads it.
 */
export function lazyOnInteraction<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = lazyWithPreload(load);
  registerLazyChunk(part.load);
  function Later(props: Props) {
    return (
      <Suspense>
        <part.Component {...props} />
      </Suspense>
    );
  }
  return Later;
}

/**
 * True if it is or has been open: a closing sheet stays mounted for its animation, and an unopened one is not
 * loaded.
 */
export function useHasBeenOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
