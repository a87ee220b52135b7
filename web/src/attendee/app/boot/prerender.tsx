import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Boot } from './boot.tsx';

/** The landing as the build writes it into index.html; main.tsx takes it over (build/prerender-landing.ts). */
export function landingHtml(): string {
  return renderToString(
    <StrictMode>
      <Boot isLandingDrawn />
    </StrictMode>,
  );
}
