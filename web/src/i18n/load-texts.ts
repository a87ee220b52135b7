import { bundles } from 'virtual:texts';
import { type Language, languages } from '@wine-walk/common/model/languages.ts';

/** Texts of a bundle in one language, by topic. */
type BundleTexts = Readonly<Record<string, unknown>>;

const loaded = new Map<string, BundleTexts>();
const loading = new Map<string, Promise<BundleTexts>>();

const keyOf = (name: string, language: Language) => `${name}/${language}`;

/**
 * Loads the texts of a bundle (web/build/text-bundles.ts) once and caches them. Rejects if they fail to load; the next call
 * tries again.
 */
export function loadTexts(name: string, language: Language): Promise<BundleTexts> {
  const key = keyOf(name, language);
  const known = loading.get(key);
  if (known) return known;
  const texts = request(name, language);
  loading.set(key, texts);
  texts.catch(() => loading.delete(key));
  return texts;
}

async function request(name: string, language: Language): Promise<BundleTexts> {
  const load = bundles[name]?.[language];
  if (!load) throw new Error(name);
  // The landing page, which has no such texts, does without the look-up.
  const [catalog, { textsFrom }] = await Promise.all([
    load(),
    import('@wine-walk/common/lib/texts.ts'),
  ]);
  const texts = textsFrom<BundleTexts>(catalog.default, language);
  loaded.set(keyOf(name, language), texts);
  return texts;
}

/** Returns the texts of a bundle; undefined if they are not loaded. */
export const loadedTexts = (name: string, language: Language): BundleTexts | undefined =>
  loaded.get(keyOf(name, language));

/** Loads every bundle that is in use, so that open screens change their language without a blank state. */
export async function loadUsedTexts(language: Language): Promise<void> {
  const isUsed = (name: string) => languages.some((other) => loadedTexts(name, other));
  await Promise.all(
    Object.keys(bundles)
      .filter(isUsed)
      .map((name) => loadTexts(name, language)),
  );
}
