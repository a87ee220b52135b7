import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { applyColorMode } from '../device/color-mode.ts';
import { keepInstallOffer } from '../device/install.ts';
import { Boot } from './boot/boot.tsx';

applyColorMode();
keepInstallOffer();

const place = document.getElementById('root') as HTMLElement;
const isLandingDrawn =
  document.documentElement.dataset.start === 'landing' && place.hasChildNodes();
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
