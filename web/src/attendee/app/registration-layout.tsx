import { useEffect } from 'react';
import { whenIdle } from '../../platform/device/scheduling.ts';
import { preloadLazyChunks } from '../../ui/lazy-registry.ts';
import { screens, signedInApp } from './boot/screens.ts';
import { VisitorLayout } from './visitor-layout.tsx';

/**
 * Layout of registration and its confirmation. Preloads the next screens while the attendee fills in the form
 * or reads.
 */
export function RegistrationLayout() {
  useEffect(() => whenIdle(() => void preloadNextScreens()), []);
  return <VisitorLayout />;
}

/** A failed chunk is requested again when it renders. */
async function preloadNextScreens(): Promise<void> {
  const ahead = [screens.confirmation, signedInApp, screens.home].map(({ load }) => load());
  await Promise.allSettled([...ahead, import('../../platform/live/firestore-listeners.tsx')]);
  await preloadLazyChunks();
}
