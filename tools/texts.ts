import { defaultLanguage, languages } from '@wine-walk/common/model/languages.ts';
import { printLine } from './shared/print.ts';
import { allTopics, readCatalog } from './texts/catalogs.ts';
import { compareCatalogs } from './texts/compare-catalogs.ts';
import { hasCurrentTypes, writeTextTypes } from './texts/write-types.ts';

/**
 * `npm run texts`: writes the types of the texts and compares the catalogs of all languages with the default one. Lists texts
 * that are not translated; fails on texts that cannot be shown. `--check` writes nothing and fails on types of older catalogs.
 */
export async function main([option]: string[]): Promise<number> {
  const found = allTopics().flatMap((topic) =>
    languages
      .filter((language) => language !== defaultLanguage)
      .map((language) =>
        compareCatalogs(
          readCatalog(topic, language),
          readCatalog(topic, defaultLanguage),
          `${language} ${topic}`,
        ),
      ),
  );
  const missing = found.flatMap((differences) => differences.missing);
  const wrong = found.flatMap((differences) => differences.wrong);
  for (const path of missing) printLine(`Not translated: ${path}`);
  for (const line of wrong) printLine(`Wrong: ${line}`);
  if (option !== '--check') writeTextTypes();
  if (hasCurrentTypes()) return wrong.length > 0 ? 1 : 0;
  printLine('common/src/messages/types.ts is older than the catalogs: run npm run texts.');
  return 1;
}
