import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';
// What the landing and the first moments of the app are drawn by stands in the page itself (build/inline-head.ts).
import '../components/boot-spinner.css';
import '../components/dusk-street.css';
import '../components/stamp/stamp-drawing.css';
import '../features/landing/landing.css';
import '../features/landing/landing-start.css';
import '../features/landing/landing-features.css';
import '../features/landing/landing-wide.css';
import { askForConfig } from '../data/config-request.ts';
import { afterNextPaint } from '../device/after-next-paint.ts';
import { applyColorMode } from '../device/color-mode.ts';
import { keepInstallOffer } from '../device/install.ts';
import { waitOnLanding } from './boot/wait-on-landing.ts';
import { handOver } from './kept-screen/hand-over.ts';

applyColorMode();
keepInstallOffer();

/** React, and all that is drawn by it: the page as it came stays where it cannot be loaded. */
const startApp = () =>
  import('./start-app.tsx').then(
    ({ start }) => start(),
    (error: unknown) => {
      delete document.documentElement.dataset.start;
      console.error('The app could not be loaded.', error);
    },
  );

/** What this device kept of the home stands in the page already (build/start-script.js): it is seen first. */
function afterKeptScreen(start: () => unknown): void {
  const kept = document.getElementById('kept-screen');
  const root = document.getElementById('root');
  if (!kept || !root) return void start();
  handOver(kept, root);
  afterNextPaint(start);
}

/** Where no walk is kept that could be drawn meanwhile, Firebase is asked before anything else is loaded. */
function askForWalk(): void {
  void askForConfig().catch(() => undefined);
  import('../data/open-walk.ts').then(({ openWalk }) => openWalk()).catch(() => undefined);
}

if (document.documentElement.dataset.walk === 'unknown') askForWalk();
if (document.documentElement.dataset.start === 'landing') waitOnLanding(startApp);
else afterKeptScreen(startApp);
