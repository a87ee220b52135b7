import prerendered from 'virtual:texts-prerendered';
import { textsFrom } from '@wine-walk/common/lib/texts/texts.ts';
import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import { defaultLanguage, type Language } from '@wine-walk/common/model/languages.ts';
import { currentLanguage } from '../platform/device/language.ts';

/** Texts of a bundle (web/build/text-bundles.ts) in one language, by topic. */
type BundleTexts = Readonly<Record<string, unknown>>;

interface Load {
  result: Promise<BundleTexts>;
  state: 'loading' | 'failed' | BundleTexts;
}

const loads = new Map<string, Load>();

const keyOf = (bundle: string, language: Language) => `${bundle}/${language}`;

/** Texts of the prerendered page. */
export const prerenderedTexts: Pick<AttendeeTexts, 'landing'> = textsFrom(
  prerendered,
  defaultLanguage,
);
loads.set(keyOf('landing', defaultLanguage), {
  result: Promise.resolve(prerenderedTexts),
  state: prerenderedTexts,
});

/** Loads the texts of a bundle once. Rejects if they fail to load; the next call tries again. */
export function loadTexts(
  bundle: string,
  language: Language = currentLanguage(),
): Promise<BundleTexts> {
  const known = loads.get(keyOf(bundle, language));
  return known && known.state !== 'failed' ? known.result : startLoad(bundle, language);
}

/** Loads a module and the texts that it needs in parallel. */
export async function withTexts<T>(module: Promise<T>, ...names: readonly string[]): Promise<T> {
  await Promise.all([module, ...names.map((bundle) => loadTexts(bundle))]);
  return module;
}

/** Loads every bundle that is in use, so that open screens change their language without a blank state. */
export async function loadUsedTexts(language: Language): Promise<void> {
  const used = [...loads].flatMap(([key, { state }]) =>
    typeof state === 'object' ? key.slice(0, key.indexOf('/')) : [],
  );
  await Promise.all(used.map((bundle) => loadTexts(bundle, language)));
}

/** Returns the texts of a bundle; undefined if they are not loaded. */
export function loadedTexts(bundle: string, language: Language): BundleTexts | undefined {
  const state = loads.get(keyOf(bundle, language))?.state;
  return typeof state === 'object' ? state : undefined;
}

/**
 * Returns the promise of texts for a component that suspends. It stays rejected after a failure: a new request for each
 * attempt to render would never end.
 */
export const pendingTexts = (bundle: string, language: Language): Promise<BundleTexts> =>
  loads.get(keyOf(bundle, language))?.result ?? startLoad(bundle, language);

function startLoad(bundle: string, language: Language): Promise<BundleTexts> {
  const load: Load = { result: request(bundle, language), state: 'loading' };
  loads.set(keyOf(bundle, language), load);
  load.result.then(
    (texts) => {
      load.state = texts;
    },
    () => {
      load.state = 'failed';
    },
  );
  return load.result;
}

async function request(bundle: string, language: Language): Promise<BundleTexts> {
  const { bundles } = await import('virtual:texts');
  const load = bundles[bundle]?.[language];
  if (!load) throw new Error(bundle);
  const { default: catalog } = await load();
  return textsFrom(catalog, language);
}
