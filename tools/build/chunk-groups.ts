/** What the bundler makes of one file, before it is told what belongs together. */
export interface PlannedChunk {
  fileName: string;
  moduleIds: readonly string[];
  /** The files that are loaded together with it. */
  imports: readonly string[];
}

/** What is loaded at once, by the modules it begins with (the ends of their paths). */
export const roots = {
  /** The entry: what the landing loads by itself. */
  entry: ['/web/src/attendee/app/main.ts'],
  /** React, and the page around the app. */
  start: ['/web/src/attendee/app/start-app.tsx'],
  /** Firebase Auth: the sign-in panel needs no more of Firebase. */
  auth: ['/web/src/platform/session/session-store.ts'],
  /** Every address but the landing. */
  app: ['/web/src/attendee/app/app.tsx'],
  /** The home screen of whoever is signed in. */
  walk: ['/web/src/attendee/app/signed-in-app.tsx', '/web/src/attendee/app/home-route.tsx'],
  /** Firestore, and the walk asked of it. */
  live: [
    '/web/src/attendee/shared/prefetch-event-data.ts',
    '/web/src/platform/live/firestore-listeners.tsx',
  ],
  /** Dialogs, toasts and tooltips: what is drawn once something was pressed. */
  later: [
    '/web/src/ui/app-dialog-frame.tsx',
    '/web/src/ui/toast-region.tsx',
    '/web/src/ui/tooltip-box.tsx',
    '/web/src/attendee/features/announcements/announcement-banner.tsx',
    '/web/src/attendee/features/announcements/announcement-drawer.tsx',
    '/web/src/attendee/features/check-in/check-in-dialog.tsx',
    '/web/src/attendee/features/check-in/scanner-slot.tsx',
    '/web/src/attendee/features/check-in/queued/queued-list.tsx',
    '/web/src/attendee/features/check-in/queued/staff-refusals-list.tsx',
    '/web/src/attendee/shared/share-progress/share-text-dialog.tsx',
    '/web/src/attendee/features/home/summary/event-recap.tsx',
    '/web/src/attendee/features/home/way-home.tsx',
    '/web/src/attendee/features/map/business-panel.tsx',
    '/web/src/attendee/features/map/map-dialog.tsx',
    '/web/src/attendee/features/map/fullscreen-map.tsx',
  ],
  /** The other screens of an attendee. */
  screens: [
    '/web/src/attendee/app/businesses-route.tsx',
    '/web/src/attendee/features/rewards/rewards-page.tsx',
    '/web/src/attendee/features/events/events-page.tsx',
    '/web/src/attendee/features/participants/profile-page.tsx',
  ],
  registration: [
    '/web/src/attendee/features/registrations/waiver-page.tsx',
    '/web/src/attendee/features/registrations/confirmation-page.tsx',
  ],
  portal: ['/web/src/portal/app/portal.tsx'],
} as const;
export type Root = keyof typeof roots;

/** Whatever one of these needs is in its own file, the first of them first. */
const ownFile: readonly Root[] = ['entry', 'start', 'app'];

const drawn: readonly Root[] = ['app', 'walk', 'later', 'registration', 'screens'];

/**
 * The file of a module that these roots load: a request for every module that two of them share would cost more
 * than what a root loads too much. Null where the bundler's own way stays.
 */
export function groupOf(loadedBy: ReadonlySet<Root>): string | null {
  // Firebase comes before what draws, and needs none of it; what is drawn without Firebase needs none of that.
  const isDrawn = drawn.some((root) => loadedBy.has(root));
  const isOfFirebase = loadedBy.has('auth') || loadedBy.has('live');
  if (isOfFirebase && !loadedBy.has('entry') && (isDrawn || loadedBy.has('start'))) {
    return loadedBy.has('start') ? 'base' : 'data';
  }
  if (loadedBy.has('auth') && !loadedBy.has('entry')) return 'auth';
  const first = ownFile.find((root) => loadedBy.has(root));
  if (first) return first;
  if (loadedBy.has('walk')) {
    const isForOthers = loadedBy.has('registration') || loadedBy.has('portal');
    return isForOthers ? 'parts' : 'walk';
  }
  if (loadedBy.has('live')) return 'live';
  if (loadedBy.has('later')) {
    if (loadedBy.has('registration') || loadedBy.has('portal')) return 'sheets';
    return loadedBy.has('screens') ? 'dialogs' : 'later';
  }
  return loadedBy.has('screens') && loadedBy.size > 1 ? 'screens' : null;
}

/** Which group each module belongs to, by the files that the bundler would make without any. */
export function groupsOf(chunks: readonly PlannedChunk[]): Map<string, string> {
  const loadedBy = new Map<string, Set<Root>>();
  for (const [root, modules] of Object.entries(roots)) {
    for (const file of modules.flatMap((module) => closureOf(module, chunks))) {
      loadedBy.set(file, (loadedBy.get(file) ?? new Set()).add(root as Root));
    }
  }
  return new Map(
    chunks.flatMap(({ fileName, moduleIds }) => {
      const group = groupOf(loadedBy.get(fileName) ?? new Set());
      return group ? moduleIds.map((id) => [id, group] as const) : [];
    }),
  );
}

function closureOf(module: string, chunks: readonly PlannedChunk[]): string[] {
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!first) throw new Error(`No chunk holds ${module}.`);
  const imports = new Map(chunks.map((chunk) => [chunk.fileName, chunk.imports]));
  return loadedTogether(first.fileName, imports);
}

/** A file and all that are loaded together with it, by what each imports. */
function loadedTogether(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const files = new Set([file]);
  for (const member of files) for (const next of imports.get(member) ?? []) files.add(next);
  return [...files];
}
