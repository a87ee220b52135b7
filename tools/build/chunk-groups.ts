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
  entry: ['/web/src/app/main.ts'],
  /** React, and the page around the app. */
  start: ['/web/src/app/start-app.tsx'],
  /** Firebase Auth: the sign-in panel needs no more of Firebase. */
  auth: ['/web/src/data/session-store.ts'],
  /** Every address but the landing. */
  app: ['/web/src/app/app.tsx'],
  /** The home screen of whoever is signed in. */
  walk: ['/web/src/app/signed-in-app.tsx', '/web/src/app/home-route.tsx'],
  /** Firestore, and the walk asked of it. */
  live: ['/web/src/data/prefetch-event-data.ts', '/web/src/data/firestore-listeners.tsx'],
  /** Dialogs, toasts and tooltips: what is drawn once something was pressed. */
  later: [
    '/web/src/components/app-dialog-frame.tsx',
    '/web/src/components/toast-region.tsx',
    '/web/src/components/tooltip-box.tsx',
    '/web/src/features/announcements/announcement-banner.tsx',
    '/web/src/features/announcements/announcement-drawer.tsx',
    '/web/src/features/check-in/check-in-dialog.tsx',
    '/web/src/features/check-in/scanner-slot.tsx',
    '/web/src/features/check-in/queued/queued-list.tsx',
    '/web/src/features/check-in/queued/staff-refusals-list.tsx',
    '/web/src/components/share-progress/share-text-dialog.tsx',
    '/web/src/features/home/summary/event-recap.tsx',
    '/web/src/features/home/way-home.tsx',
    '/web/src/features/map/business-panel.tsx',
    '/web/src/features/map/map-dialog.tsx',
    '/web/src/features/map/fullscreen-map.tsx',
  ],
  /** The other screens of an attendee. */
  screens: [
    '/web/src/app/businesses-route.tsx',
    '/web/src/features/rewards/rewards-page.tsx',
    '/web/src/features/events/events-page.tsx',
    '/web/src/features/participants/profile-page.tsx',
  ],
  registration: [
    '/web/src/features/registration/waiver-page.tsx',
    '/web/src/features/registration/confirmation-page.tsx',
  ],
  portal: ['/web/src/portal/portal.tsx'],
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
export function loadedTogether(
  file: string,
  imports: ReadonlyMap<string, readonly string[]>,
): string[] {
  const files = new Set([file]);
  for (const member of files) for (const next of imports.get(member) ?? []) files.add(next);
  return [...files];
}
