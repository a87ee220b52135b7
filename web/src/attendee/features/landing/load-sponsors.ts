import { currentOrganization } from '../../../platform/device/organization.ts';

/** Shows the sponsors on the landing page; loads their code only if there are any. */
export async function loadSponsors(title: string): Promise<void> {
  const isShown = document.querySelector('.landing-sponsors > *') !== null;
  if (!isShown && currentOrganization().sponsors.length === 0) return;
  try {
    const { fillSponsors } = await import('./fill-sponsors.ts');
    fillSponsors(title);
  } catch (error) {
    console.error('The sponsors could not be shown.', error);
  }
}
