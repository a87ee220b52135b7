/** Made by web/build/text-bundles.ts from the catalogs. */
declare module 'virtual:texts' {
  import type { Catalog } from '@wine-walk/common/lib/texts/texts.ts';
  import type { Language } from '@wine-walk/common/model/languages.ts';

  type Loader = () => Promise<{ default: Readonly<Record<string, Catalog>> }>;

  /** Functions that load a bundle, by its name and by language. */
  export const bundles: Readonly<Record<string, Readonly<Record<Language, Loader>>>>;

  /** Share of the portal's topics that have texts in a language; the others are in English. */
  export const portalIn: Readonly<Record<Language, 'all' | 'some' | 'none'>>;
}

declare module 'virtual:texts-prerendered' {
  import type { Catalog } from '@wine-walk/common/lib/texts/texts.ts';

  /** Texts of the prerendered page, in the default language. */
  const catalogs: Readonly<Record<string, Catalog>>;
  export default catalogs;
}

declare module 'virtual:texts-topics' {
  /** Bundle of each topic of attendees. */
  export const bundleOf: Readonly<Record<string, string>>;
}
