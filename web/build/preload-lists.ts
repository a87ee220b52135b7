import { hash } from 'node:crypto';
import { defaultLanguage, type Language, languages } from '@wine-walk/common/model/languages.ts';
import type { Rolldown } from 'vite';

export type Bundle = Rolldown.OutputBundle;

/**
 * Entry modules of each part of the app, by the end of their path. The lists are in the page, which must stay small:
 * parts that are rarely opened first have none.
 */
const parts = {
  app: ['/app/start-app.tsx', '/app/app.tsx', 'virtual:texts'],
  signedIn: ['/app/signed-in-app.tsx'],
  live: ['/shared/event-data/prefetch-event-data.ts'],
  home: ['/app/home-route.tsx'],
  waiver: ['/app/waiver-route.tsx'],
} as const;

/** Bundles of texts (text-bundles.ts) of each part by language; the first chunk contains those of the landing page in the default one. */
const textParts = languages.flatMap((language) => {
  const first = language === defaultLanguage ? ['app', 'start'] : ['app', 'start', 'landing'];
  const modulesOf = (names: readonly string[]) =>
    names.map((name) => `virtual:texts/${name}/${language}`);
  return [
    [language, modulesOf(first)],
    [`${language}-screens`, modulesOf(['screens'])],
  ] as const;
});

const screens = {
  '/': 'home',
  '/waiver': 'waiver',
} satisfies Record<string, keyof typeof parts>;

/** Screens that load their texts (app/boot/screens.ts). */
const screensWithTexts: readonly (keyof typeof parts)[] = ['waiver'];

type PartName = keyof typeof parts | Language | `${Language}-screens`;

/** Files of each part, as indexes of `files`. */
export interface PreloadLists extends Record<PartName, number[]> {
  /** Addresses. */
  files: string[];
  /** ID of the build. */
  build: string;
  /** Part shown at each path. */
  screens: typeof screens;
  screensWithTexts: typeof screensWithTexts;
  languages: readonly Language[];
}

/** Returns the files of each part of the app, which the start script requests at once. */
export function preloadLists(bundle: Bundle): PreloadLists {
  const files: string[] = [];
  const numberOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const lists = [...Object.entries(parts), ...textParts].map(([name, modules]) => {
    const expected = new Set(modules.flatMap((module) => filesOf(module, bundle)));
    return [name, [...expected].map(numberOf)];
  });
  const numbers = Object.fromEntries(lists) as Record<PartName, number[]>;
  const build = hash('sha256', files.join(), 'base64').slice(0, 12);
  return { files, build, ...numbers, screens, screensWithTexts, languages };
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

/** Style sheets of a chunk. Without this list, they are requested after its code has loaded. */
function stylesOf(file: string, bundle: Bundle): string[] {
  const chunk = bundle[file];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
}
