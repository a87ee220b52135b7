import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/**
 * The module that begins each part of the app, by the end of its path. The lists stand in the page, which has to stay
 * small: what is seldom opened first has none.
 */
const parts = {
  app: ['/app/start-app.tsx', '/app/app.tsx'],
  signedIn: ['/app/signed-in-app.tsx'],
  live: ['/shared/prefetch-event-data.ts'],
  en: ['/i18n/en/app.ts'],
  es: ['/i18n/es/app.ts'],
  'en-screens': ['/i18n/en/screens.ts'],
  'es-screens': ['/i18n/es/screens.ts'],
  home: ['/app/home-route.tsx'],
  waiver: ['/registrations/waiver-page.tsx'],
} as const;

const screens = {
  '/': 'home',
  '/waiver': 'waiver',
} satisfies Record<string, keyof typeof parts>;

/** The screens whose texts are loaded with them (app/boot/screens.ts). */
const screensWithTexts: readonly (keyof typeof parts)[] = ['waiver'];

type PartName = keyof typeof parts;

/** Each part's files, by where they stand in `files`. */
export interface PreloadLists extends Record<PartName, number[]> {
  /** Addresses. */
  files: string[];
  /** Another one in each build. */
  build: string;
  /** The part that an address shows, by its path. */
  screens: typeof screens;
  screensWithTexts: typeof screensWithTexts;
}

/** For each part of the app the files that it is made of; the start script asks for them at once. */
export function preloadLists(bundle: Bundle): PreloadLists {
  const files: string[] = [];
  const numberOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const lists = Object.entries(parts).map(([name, modules]) => {
    const wanted = new Set(modules.flatMap((module) => filesOf(module, bundle)));
    return [name, [...wanted].map(numberOf)];
  });
  const numbers = Object.fromEntries(lists) as Record<PartName, number[]>;
  const build = createHash('sha256').update(files.join()).digest('base64').slice(0, 12);
  return { files, build, ...numbers, screens, screensWithTexts };
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
  const files = [...closure].flatMap((file) => [file, ...stylesOf(file, bundle)]);
  return files.map((file) => `/${file}`);
}

/** The style sheets that Vite loads with a chunk, which would be asked for once its code has come. */
function stylesOf(file: string, bundle: Bundle): string[] {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}
