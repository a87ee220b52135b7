import type { Rolldown } from 'vite';

/** Returns the test of a group: module paths that contain one of these parts. */
const anyOf =
  (...parts: readonly string[]) =>
  (path: string) =>
    parts.some((part) => path.includes(part));

const isShared = anyOf(
  '/common/src/model/',
  '/common/src/lib/',
  '/api/contract/endpoint.ts',
  '/events/event-status.ts',
  '/platform/api/',
  '/platform/live/live-store.ts',
  '/web/src/shared/error-message.ts',
  '/device/on-wake.ts',
  '/event-data-queries.ts',
  // Also past walks on the landing page.
  '/session/api.ts',
  '/common/src/api/events.ts',
);

/** Models and parsers that only the portal uses. */
const ofThePortal =
  /\/common\/src\/(?:model\/(?:changes|desk|staff)|lib\/(?:csv\/[\w-]+|parse-coordinates))\.ts$/;

/**
 * Groups of modules that are loaded together, the first match first; a group includes the imports of its modules. Without groups,
 * a signed-in first visit would request 118 files, and as many again in idle time. `tests/weight` checks the files that
 * each part of the app loads.
 */
const groups: readonly Omit<Rolldown.CodeSplittingGroup, 'priority'>[] = [
  // The landing page, before any interaction.
  { name: 'main', tags: ['$initial'] },
  // Shared by React's start and by Firebase, which are loaded without each other.
  {
    name: 'base',
    test: anyOf(
      '/node_modules/react/',
      '/session/session-mark.ts',
      '/platform/api/report-errors.ts',
      '/session/session-state.ts',
      '/storage/sign-out.ts',
      '/platform/lib/app-origin.ts',
      '/platform/device/reload.ts',
    ),
  },
  // Where the texts of a topic are, which the landing page also looks up without React.
  { name: 'topics', test: anyOf('virtual:texts-topics', '/i18n/load-topic.ts') },
  // Style of the sponsors, on the landing page and on the home screen.
  { name: 'sponsors', test: anyOf('/shared/sponsor-list.css') },
  // Color of the organization, which the landing page also shows without React.
  { name: 'accent', test: anyOf('/platform/device/accent.ts') },
  // Snapshot of the home screen, which is replaced before React has loaded.
  { name: 'html-snapshot', test: anyOf('/attendee/app/html-snapshot.ts') },
  // React and the page around the app.
  { name: 'start', test: anyOf('/attendee/app/start-app.tsx') },
  // Documents, API client and live store: shared by the screens and by Firebase.
  {
    name: 'data',
    test: (path) => isShared(path) && !ofThePortal.test(path),
  },
  // Firebase Auth, which the sign-in panel needs without Firestore.
  { name: 'auth', test: anyOf('/session/session-store.ts', '/live/auth-connection.tsx') },
  // Sharing on the landing page, without the home screen that shares, too.
  { name: 'share', test: anyOf('/platform/device/share.ts') },
  // Firestore.
  { name: 'live', test: anyOf('/prefetch-event-data.ts', '/firestore-connection.tsx') },
  // Every address but the landing page, with the buttons of maps and dialogs.
  {
    name: 'app',
    test: anyOf(
      '/attendee/app/app.tsx',
      '/ui/close-icon-button.tsx',
      '/ui/new-tab-link.tsx',
      '/icons/plus.mjs',
      '/icons/info.mjs',
      '/icons/accessibility.mjs',
    ),
  },
  // Home screen of a signed-in attendee.
  {
    name: 'home',
    test: anyOf(
      '/attendee/app/signed-in-app.tsx',
      '/attendee/app/home-route.tsx',
      '/attendee/features/map/use-side-panels.ts',
    ),
  },
  // Fields, icons and other parts that the registration and the portal also use.
  {
    name: 'parts',
    test: anyOf(
      '/ui/form-field.tsx',
      '/ui/illustrations/',
      '/platform/device/wake-lock.ts',
      '/ui/progress-bar.tsx',
      '/components/field/',
      '/components/grid/',
      '/components/input/',
      '/components/link/',
      '/components/qr-code/',
      '/components/textarea/',
      '/components/visually-hidden/',
      '/node_modules/@ark-ui/react/dist/utils/',
      '/node_modules/@zag-js/focus-visible/',
      '/node_modules/@zag-js/dom-query/',
      '/node_modules/@tanstack/react-query/',
      '/node_modules/lucide-react/',
      '/i18n/deferred-texts.ts',
      '/i18n/scanner-texts.ts',
      '/common/src/api/organization.ts',
    ),
    minShareCount: 2,
  },
  // Tooltips, toasts and dialogs.
  {
    name: 'dialogs',
    test: anyOf('/ui/tooltip-box.tsx', '/ui/toast-region.tsx', '/ui/dialogs/app-dialog-frame.tsx'),
  },
  // Parts that open on the home screen, and the screens that show a check-in.
  {
    name: 'later',
    test: anyOf(
      '/check-in/check-in-dialog.tsx',
      '/check-in/scanner-slot.tsx',
      '/queued/queued-list.tsx',
      '/map/business-panel.tsx',
      '/map/map-dialog.tsx',
      '/map/fullscreen-map.tsx',
      '/shared/way-home.tsx',
      '/announcements/announcement-banner.tsx',
      '/announcements/announcement-drawer.tsx',
      '/app/businesses-route.tsx',
      '/app/profile-route.tsx',
      '/app/rewards-route.tsx',
    ),
  },
];

/** Code splitting of the build; modules outside the groups are split automatically. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
};

/** Folders of code that most attendees never open. It is fetched on use and not precached. */
const folders: readonly (readonly [folder: string, module: RegExp])[] = [
  ['portal', /\/web\/src\/portal\/|virtual:texts\/portal\//],
  ['app-check', /\/node_modules\/@firebase\/app-check\//],
  ['scanner', /\/node_modules\/(barcode-detector|zxing-wasm)\//],
];

const texts = /virtual:texts\/(?<name>[\w-]+)\/(?<language>\w+)$/;

/**
 * Returns the file name pattern of a chunk: in a separate folder for the modules above, because the service worker
 * precaches assets/ only. Texts are named by their language (`app-en`), since modules of all languages have the same name.
 */
export function chunkFileName({ moduleIds }: { moduleIds: readonly string[] }): string {
  const folder = folders.find(([, module]) => moduleIds.some((id) => module.test(id)));
  if (folder) return `assets/${folder[0]}/[name]-[hash].js`;
  const [found] = moduleIds.map((id) => texts.exec(id)?.groups).filter(Boolean);
  return found ? `assets/${found.name}-${found.language}-[hash].js` : 'assets/[name]-[hash].js';
}
