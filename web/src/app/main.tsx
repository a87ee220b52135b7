import '../theme/tokens.css';
import '../theme/fonts.css';
import '../theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { applyColorMode } from '../device/color-mode.ts';
import { keepInstallOffer } from '../device/install.ts';
import { Boot } from './boot/boot.tsx';

applyColorMode();
keepInstallOffer();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <Boot />
  </StrictMode>,
);
