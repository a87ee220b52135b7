import { enTexts } from '../../../i18n/en/landing.ts';
import {
  currentOrganization,
  localized,
  refreshOrganization,
} from '../../../platform/device/organization.ts';

const { landing } = enTexts;

/** Writes the organization of this device into the prerendered landing page, then the API's newest. */
export async function fillLanding(): Promise<void> {
  writeOrganization();
  await refreshOrganization();
  writeOrganization();
}

/* Elements whose text may differ from the app's first render (suppressHydrationWarning in landing-page.tsx). */
function writeOrganization(): void {
  const { name, shortName, tagline, minimumAge } = currentOrganization();
  document.title = shortName;
  write('h1', name);
  write('.landing-age', landing.ageNote(minimumAge));
  write('.landing-tagline', localized(tagline));
}

function write(selector: string, text: string): void {
  const element = document.querySelector(`.landing ${selector}`);
  if (element && element.textContent !== text) element.textContent = text;
}
