import { prerenderedTexts } from '../../../i18n/load-texts.ts';
import {
  currentOrganization,
  localized,
  refreshOrganization,
} from '../../../platform/device/organization.ts';
import { cachedActiveEvent, eventSummaryText } from './active-event.ts';
import { eventFacts, headingText, offerText } from './event-facts.ts';
import { loadParts } from './load-parts.ts';

const { landing } = prerenderedTexts;

/** Writes the organization of this device into the prerendered landing page, then the API's newest. */
export async function fillLanding(): Promise<void> {
  writeOrganization();
  await refreshOrganization();
  writeOrganization();
}

/** Writes the event that was loaded last into the prerendered landing page. */
export function fillEvent(): void {
  const [event, organization] = [cachedActiveEvent(), currentOrganization()];
  write('.landing-eyebrow', eventSummaryText(event, landing, localized(organization.place)));
  write('h1', headingText(event, organization));
  write('.landing-offer', offerText(event, landing));
  writeFacts();
  void loadParts();
}

/* Elements whose text may differ from the app's first render (suppressHydrationWarning in landing-page.tsx). */
function writeOrganization(): void {
  const organization = currentOrganization();
  const { shortName, tagline } = organization;
  document.title = shortName;
  write('h1', headingText(cachedActiveEvent(), organization));
  write('.landing-tagline', localized(tagline));
  void loadParts();
  writeFacts();
}

function writeFacts(): void {
  const { title, rows, isAhead } = eventFacts(cachedActiveEvent(), landing, currentOrganization());
  write('#landing-event', title);
  document.querySelectorAll('.landing-facts dd a').forEach((link, index) => {
    const { text = '', href } = rows[index] ?? {};
    if (link.textContent !== text) link.textContent = text;
    if (href) link.setAttribute('href', href);
    else link.removeAttribute('href');
  });
  document.querySelector('#landing-calendar')?.toggleAttribute('hidden', !isAhead);
}

function write(selector: string, text: string): void {
  const element = document.querySelector(`.landing ${selector}`);
  if (element && element.textContent !== text) element.textContent = text;
}
