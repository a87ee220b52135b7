import { existsSync } from 'node:fs';
import { compileCatalog } from '@wine-walk/common/lib/texts/compile-catalog.ts';
import type { Catalog } from '@wine-walk/common/lib/texts/texts.ts';
import { defaultLanguage, languages } from '@wine-walk/common/model/languages.ts';
import type { Plugin, Rolldown } from 'vite';
import {
  catalogPath,
  type Part,
  propertyOf,
  readCatalog,
  readPart,
  topicsWith,
} from '../../tools/texts/catalogs.ts';

/** Catalogs that load together, in one file per language. */
interface Bundle {
  part: Part;
  topics: readonly string[];
}

/** Topics of attendees that share a bundle, for the moment at which they are needed. Each other topic is a bundle. */
const shared: Readonly<Record<string, readonly string[]>> = {
  // Before any code of the app.
  landing: ['landing'],
  // With React.
  start: ['app'],
  // Topics that the first screen may need.
  app: [
    'announcements',
    'businesses',
    'check-in',
    'common',
    'home',
    'map',
    'problems',
    'rewards',
    'shell',
    'ticket',
  ],
  // Screens loaded on demand.
  screens: ['confirmation', 'events', 'guests', 'organization', 'profile', 'registration'],
  // Topics of parts that open on them.
  later: ['business-facts', 'device', 'groups', 'scanner'],
};

/** Bundle of the prerendered page. */
const prerenderedBundle = 'landing';

type Bundles = Record<string, Bundle>;

/** Returns the bundles by name. */
function textBundles(): Bundles {
  const named = Object.entries(shared);
  const inNamed = named.flatMap(([, topics]) => topics);
  const alone = topicsWith('attendee').filter((topic) => !inNamed.includes(topic));
  const attendee = [...named, ...alone.map((topic) => [topic, [topic]] as const)];
  return {
    ...Object.fromEntries(
      attendee.map(([name, topics]) => [name, { part: 'attendee', topics } as const]),
    ),
    portal: { part: 'portal', topics: topicsWith('portal') },
    print: { part: 'print', topics: topicsWith('print') },
  };
}

/** Returns a topic's texts in a language, compiled, in the default language where it lacks some. */
const catalogOf = (topic: string, part: Part, language: string): Catalog =>
  compileCatalog(readPart(topic, part, language), readPart(topic, part, defaultLanguage));

const prefix = 'virtual:texts';

/** Returns the source of the module that loads the bundles. */
function indexSource(bundles: Bundles): string {
  const loaders = Object.keys(bundles).map((name) => {
    const imports = languages.map(
      (language) => `${language}: () => import('${prefix}/${name}/${language}')`,
    );
    return `'${name}': { ${imports.join(', ')} }`;
  });
  const portalIn = Object.fromEntries(languages.map((code) => [code, shareOf('portal', code)]));
  return `export const bundles = { ${loaders.join(', ')} };
export const portalIn = ${JSON.stringify(portalIn)};`;
}

/** Returns how many topics of a part have texts in the language. */
function shareOf(part: Part, language: string): 'all' | 'some' | 'none' {
  const topics = topicsWith(part);
  const translated = topics.filter((topic) => part in readCatalog(topic, language));
  if (translated.length === 0) return 'none';
  return translated.length === topics.length ? 'all' : 'some';
}

/** Returns the source of the module that names the bundle of each topic of attendees. */
function topicsSource(bundles: Bundles): string {
  const bundleOf = Object.entries(bundles).flatMap(([name, { part, topics }]) =>
    part === 'attendee' ? topics.map((topic) => [propertyOf(topic), name]) : [],
  );
  return `export const bundleOf = ${JSON.stringify(Object.fromEntries(bundleOf))};`;
}

/** Returns the source of the module with the texts of a bundle in a language. */
function catalogsSource(
  context: Pick<Rolldown.PluginContext, 'addWatchFile'>,
  { part, topics }: Bundle,
  language: string,
): string {
  const catalogs = topics.map((topic) => {
    const paths = [language, defaultLanguage].map((code) => catalogPath(topic, code));
    for (const path of paths.filter((file) => existsSync(file))) context.addWatchFile(path);
    return [propertyOf(topic), catalogOf(topic, part, language)];
  });
  return `export default ${JSON.stringify(Object.fromEntries(catalogs))};`;
}

/**
 * Serves the catalogs of `common/src/messages`, compiled: the modules `virtual:texts/<bundle>/<language>`, and `virtual:texts`,
 * which loads them. Apart from it, for the weight of the landing page: `virtual:texts-topics`, and the texts of the
 * prerendered page in the default language, `virtual:texts-prerendered`.
 */
export function textBundlesPlugin(): Plugin {
  // Once: it reads every catalog.
  let bundles: Bundles | undefined;
  return {
    name: 'text-bundles',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      bundles ??= textBundles();
      if (id === `\0${prefix}-topics`) return topicsSource(bundles);
      const [, name = '', language = ''] =
        id === `\0${prefix}-prerendered` ? ['', prerenderedBundle, defaultLanguage] : id.split('/');
      const bundle = bundles[name];
      return bundle ? catalogsSource(this, bundle, language) : indexSource(bundles);
    },
  };
}
