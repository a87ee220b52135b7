import { bundles } from 'virtual:texts';
import { languages } from '@wine-walk/common/model/languages.ts';
import { expect } from 'vitest';
import { loadTexts } from '../../web/src/i18n/load-texts.ts';
import { loadPrintTexts } from '../../web/src/portal/texts/print-texts.ts';
import { loadTexts as loadPortalTexts } from '../../web/src/portal/texts/texts.ts';

/* Setup of tests of the web app: loads every text, so that nothing suspends and constants of the portal contain texts. */

const path = expect.getState().testPath ?? '';
if (path.includes('/web/src/')) {
  const all = languages.flatMap((language) =>
    Object.keys(bundles).map((name) => loadTexts(name, language)),
  );
  await Promise.all(all);
}
if (path.includes('/web/src/portal/')) await Promise.all([loadPortalTexts('en'), loadPrintTexts()]);
