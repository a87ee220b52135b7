import { currentOrganization } from '../../../platform/device/organization.ts';

/** Shows the logo and the sponsors on the landing page; loads their code only if there are any. */
export async function loadPictures(sponsorsTitle: string): Promise<void> {
  const { logoUrl, sponsors } = currentOrganization();
  const isShown = document.querySelector('.landing-logo > *, .landing-sponsors > *') !== null;
  if (!isShown && !logoUrl && sponsors.length === 0) return;
  try {
    const { fillLogo, fillSponsors } = await import('./fill-pictures.ts');
    fillLogo();
    fillSponsors(sponsorsTitle);
  } catch (error) {
    console.error('The logo and the sponsors could not be shown.', error);
  }
}
