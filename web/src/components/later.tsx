import { type ComponentType, Suspense } from 'react';
import { addLater } from './load-later.ts';
import { preloadable } from './preloadable.tsx';

/**
 * A part that is drawn only after something was pressed: its code is not part of the first visit's. Nothing is
 * drawn until the code is here; `loadLater` brings it before it is needed.
 */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = preloadable(load);
  addLater(part.load);
  function Later(props: Props) {
    return (
      <Suspense>
        <part.Component {...props} />
      </Suspense>
    );
  }
  return Later;
}
