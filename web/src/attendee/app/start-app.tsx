import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { reportUncaughtErrors } from '../../platform/api/report-errors.ts';
import { applyOrganization } from '../../platform/device/accent.ts';
import { refreshOrganizationOnReturn } from '../../platform/device/organization.ts';
import { trackPageLeave } from '../../platform/device/reload.ts';
import { Boot } from './boot/boot.tsx';

/** Renders the app, or hydrates the prerendered landing page. */
export function startReact(): void {
  trackPageLeave();
  reportUncaughtErrors();
  const place = document.getElementById('root') as HTMLElement;
  const isLandingDrawn =
    document.documentElement.dataset.start === 'landing' && place.hasChildNodes();
  applyOrganization();
  refreshOrganizationOnReturn();
  const page = (
    <StrictMode>
      <Boot isLandingDrawn={isLandingDrawn} />
    </StrictMode>
  );
  if (isLandingDrawn) {
    hydrateRoot(place, page);
  } else {
    place.replaceChildren();
    delete document.documentElement.dataset.start;
    createRoot(place).render(page);
  }
}
