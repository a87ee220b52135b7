import '../../platform/api/zod-setup.ts';
import '../../ui/theme/tokens.css';
import '../../ui/theme/fonts.css';
import '../../ui/theme/base.css';
// Styles of the landing page and the app's first moments are inlined in the page (web/build/inline-head.ts).
import '../../ui/boot-spinner.css';
import '../../ui/street-scene.css';
import '../../shared/stamp/stamp-drawing.css';
import '../features/landing/landing.css';
import '../features/landing/landing-start.css';
import '../features/landing/landing-facts.css';
import '../features/landing/landing-features.css';
import '../features/landing/landing-wide.css';
import { withTexts } from '../../i18n/load-texts.ts';
import { applyStoredColorMode } from '../../platform/device/color-mode.ts';
import { captureInstallPrompt } from '../../platform/device/install.ts';
import { afterNextPaint } from '../../platform/device/scheduling.ts';
import { fetchHostingConfig } from '../../platform/firebase/hosting-config.ts';
import { deferAppStart } from './boot/defer-app-start.ts';

applyStoredColorMode();
captureInstallPrompt();

/** React and all components: the prerendered page remains if they cannot be loaded. */
const startApp = () =>
  withTexts(import('./start-app.tsx'), 'landing', 'start').then(
    ({ startReact: start }) => start(),
    (error: unknown) => {
      delete document.documentElement.dataset.start;
      console.error('The app could not be loaded.', error);
    },
  );

/**
 * Runs `start` after the home snapshot, which the start script has already inserted
 * (web/build/start-script.js), is painted. Few visits have one, so the code that replaces it is loaded by those alone.
 */
function afterSnapshotPaint(start: () => unknown): void {
  const snapshot = document.getElementById('html-snapshot');
  const root = document.getElementById('root');
  if (!snapshot || !root) return void start();
  void import('./html-snapshot.ts')
    .then(
      ({ replaceSnapshotWithApp }) => replaceSnapshotWithApp(snapshot, root),
      () => snapshot.remove(),
    )
    .then(() => afterNextPaint(start));
}

/** Queries Firebase before anything else loads if no cached event data can be rendered first. */
function prefetchEventDataIfUncached(): void {
  void fetchHostingConfig().catch(() => undefined);
  import('../shared/event-data/prefetch-event-data.ts')
    .then(({ prefetchEventListeners }) => prefetchEventListeners())
    .catch(() => undefined);
}

if (document.documentElement.dataset.event === 'unknown') prefetchEventDataIfUncached();
if (document.documentElement.dataset.start === 'landing') deferAppStart(startApp);
else afterSnapshotPaint(startApp);
