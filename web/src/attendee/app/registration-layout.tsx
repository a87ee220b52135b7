import { useEffect } from 'react';
import { whenIdle } from '../../platform/device/idle.ts';
import { preloadLazyChunks } from '../../ui/lazy-registry.ts';
import { screens, signedInApp } from './boot/screens.ts';
import { VisitorLayout } from './visitor-layout.tsx';

/** Registration and its confirmation. The code of what follows them comes while they are filled in and read. */
export function RegistrationLayout() {
  useEffect(() => whenIdle(() => void preloadNextScreens()), []);
  return <VisitorLayout />;
}

/** What fails is asked for again where it is drawn. */
async function preloadNextScreens(): Promise<void> {
  const ahead = [screens.confirmation, signedInApp, screens.home].map(({ load }) => load());
  await Promise.allSettled([...ahead, import('../../platform/live/firestore-listeners.tsx')]);
  await preloadLazyChunks();
}
