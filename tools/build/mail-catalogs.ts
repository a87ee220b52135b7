import { compileCatalog } from '@wine-walk/common/lib/compile-catalog.ts';
import { byLanguage, defaultLanguage, languages } from '@wine-walk/common/model/languages.ts';
import type { Plugin } from 'esbuild';
import { catalogPath, readPart, topicsWith } from '../texts/catalogs.ts';

/** Puts the compiled catalogs of mails into the bundle, in place of the module that reads and compiles them. */
export const mailCatalogs: Plugin = {
  name: 'mail-catalogs',
  setup: (build) =>
    build.onLoad({ filter: /functions\/src\/mail\/catalogs\.ts$/ }, () => {
      const topics = topicsWith('mail');
      const catalogs = topics.map((topic) => [topic, compiledByLanguage(topic)]);
      return {
        contents: `export const mailCatalogs = ${JSON.stringify(Object.fromEntries(catalogs))};`,
        watchFiles: topics.flatMap((topic) =>
          languages.map((language) => catalogPath(topic, language)),
        ),
      };
    }),
};

const compiledByLanguage = (topic: string) =>
  byLanguage((language) =>
    compileCatalog(readPart(topic, 'mail', language), readPart(topic, 'mail', defaultLanguage)),
  );
