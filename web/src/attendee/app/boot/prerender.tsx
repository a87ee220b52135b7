import { defaultLanguage } from '@wine-walk/common/model/languages.ts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { loadTexts } from '../../../i18n/load-texts.ts';
import { Boot } from './boot.tsx';

await loadTexts('start', defaultLanguage);

/**
 * Returns the landing page's HTML that the build writes into index.html; start-app.tsx hydrates it
 * (web/build/prerender-landing.ts).
 */
export function landingHtml(): string {
  return renderToString(
    <StrictMode>
      <Boot isLandingDrawn />
    </StrictMode>,
  );
}
