import { type ComponentType, Suspense } from 'react';
import { registerLazyChunk } from './lazy-registry.ts';
import { lazyWithPreload } from './lazy-with-preload.tsx';

/**
 * A part that is drawn only after something was pressed: its code is not part of the first visit's. Nothing is
 * drawn until the code is here; `loadLater` brings it before it is needed.
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
