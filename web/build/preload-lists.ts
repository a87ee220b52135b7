import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/** The module that begins each part of the app, by the end of its path. */
const parts = {
  app: ['/app/start-app.tsx', '/app/app.tsx'],
  signedIn: ['/app/signed-in-app.tsx'],
  live: ['/data/session-store.ts', '/data/live-follower.tsx'],
  en: ['/texts/en.ts'],
  es: ['/texts/es.ts'],
  'en-screens': ['/texts/screens-en.ts'],
  'es-screens': ['/texts/screens-es.ts'],
  portal: ['/portal/portal.tsx'],
  home: ['/app/home-route.tsx'],
  businesses: ['/app/businesses-route.tsx'],
  rewards: ['/rewards/rewards-page.tsx'],
  events: ['/events/events-page.tsx'],
  profile: ['/participants/profile-page.tsx'],
  waiver: ['/registration/waiver-page.tsx'],
} as const;

const screens = {
  '/': 'home',
  '/businesses': 'businesses',
  '/rewards': 'rewards',
  '/events': 'events',
  '/profile': 'profile',
  '/waiver': 'waiver',
} satisfies Record<string, keyof typeof parts>;

/** The screens whose texts are loaded with them (app/boot/screens.ts). */
const screensWithTexts: readonly (keyof typeof parts)[] = ['events', 'profile', 'waiver'];

export interface PreloadLists extends Record<keyof typeof parts, string[]> {
  /** The part that an address shows, by its path. */
  screens: typeof screens;
  screensWithTexts: typeof screensWithTexts;
}

/** For each part of the app the files that it is made of, as addresses; the start script asks for them at once. */
export function preloadLists(bundle: Bundle): PreloadLists {
  const lists = Object.entries(parts).map(([name, modules]) => [
    name,
    [...new Set(modules.flatMap((module) => filesOf(module, bundle)))],
  ]);
  return { ...Object.fromEntries(lists), screens, screensWithTexts } as PreloadLists;
}

function filesOf(module: string, bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!first) throw new Error(`No chunk holds ${module}.`);
  const closure = new Set([first.fileName]);
  for (const file of closure) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) closure.add(next);
  }
  return [...closure].map((file) => `/${file}`);
}
