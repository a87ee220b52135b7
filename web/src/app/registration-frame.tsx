import { useEffect } from 'react';
import { loadLater } from '../components/load-later.ts';
import { whenIdle } from '../device/idle.ts';
import { screens, signedInApp } from './boot/screens.ts';
import { VisitorFrame } from './visitor-frame.tsx';

/** Registration and its confirmation. The code of what follows them comes while they are filled in and read. */
export function RegistrationFrame() {
  useEffect(() => whenIdle(() => void loadWhatFollows()), []);
  return <VisitorFrame />;
}

/** What fails is asked for again where it is drawn. */
async function loadWhatFollows(): Promise<void> {
  const ahead = [screens.confirmation, signedInApp, screens.home].map(({ load }) => load());
  await Promise.allSettled([...ahead, import('../data/live-follower.tsx')]);
  await loadLater();
}
