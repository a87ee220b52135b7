import { compileCatalog } from '@wine-walk/common/lib/texts/compile-catalog.ts';
import { byLanguage, defaultLanguage, languages } from '@wine-walk/common/model/languages.ts';
import type { Plugin } from 'esbuild';
import { catalogPath, readCatalog, readPart, topicsWith } from '../texts/catalogs.ts';

/** Puts the compiled catalogs of the API into the bundle, in place of the module that reads and compiles them. */
export const apiCatalogs: Plugin = {
  name: 'api-catalogs',
  setup: (build) =>
    build.onLoad({ filter: /functions\/src\/lib\/catalogs\.ts$/ }, () => {
      const topics = topicsWith('mail');
      const catalogs = topics.map((topic) => [topic, compiledByLanguage(topic)]);
      const problems = compileCatalog({}, readCatalog('problems', defaultLanguage));
      return {
        contents: [
          `export const mailCatalogs = ${JSON.stringify(Object.fromEntries(catalogs))};`,
          `export const problemCatalog = ${JSON.stringify(problems)};`,
        ].join('\n'),
        watchFiles: [...topics, 'problems'].flatMap((topic) =>
          languages.map((language) => catalogPath(topic, language)),
        ),
      };
    }),
};

const compiledByLanguage = (topic: string) =>
  byLanguage((language) =>
    compileCatalog(readPart(topic, 'mail', language), readPart(topic, 'mail', defaultLanguage)),
  );
