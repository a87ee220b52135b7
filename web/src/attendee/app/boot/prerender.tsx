import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Boot } from './boot.tsx';

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
