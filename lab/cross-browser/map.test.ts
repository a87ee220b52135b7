import { expect } from 'vitest';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { locationNear } from '../../tests/support/e2e/locations.ts';
import { inEachEngine } from './engines.ts';
import { registerAsNew } from './steps.ts';
import type { Visitor } from './visitor.ts';

const { map } = englishTexts;

inEachEngine('draws the streets of the map with a button per business', async (visitor) => {
  await registerAsNew(visitor);
  await visitor.see({ text: /^15 stops left .* along the streets$/ });
  await expect.poll(() => inkOfGround(visitor), { timeout: 30_000 }).toBeGreaterThan(1000);
  await visitor.screenshot('map-card');

  await visitor.click({ role: 'link', name: map.open });
  await visitor.see({ role: 'dialog', name: map.title });
  await visitor.see({ text: map.nextOnRoute });
  await expect.poll(() => inkOfGround(visitor), { timeout: 30_000 }).toBeGreaterThan(1000);
  await visitor.screenshot('map-whole');
  await visitor.click({ role: 'button', name: /^Corner Books, / });
  await visitor.see({ role: 'region', name: 'Corner Books' });
  await visitor.screenshot('map-business');

  // The first "Back" closes the business, the second the map.
  await visitor.call(() => history.back(), null);
  await visitor.gone({ role: 'region', name: 'Corner Books' });
  await visitor.see({ role: 'dialog', name: map.title });
  await visitor.setLocation(locationNear('corner-books', 40));
  await visitor.click({ role: 'button', name: map.showHere });
  const locationPrompt = { role: 'button', name: map.useLocation };
  if (await visitor.sees(locationPrompt)) await visitor.click(locationPrompt);
  await visitor.see({ role: 'img', name: /^You’re here/ });
  await visitor.screenshot('map-here');
  await visitor.call(() => history.back(), null);
  await visitor.gone({ role: 'dialog', name: map.title });
});

/** Returns the number of drawn pixels of the last district canvas, which is that of the open map. */
function inkOfGround(visitor: Visitor): Promise<number> {
  return visitor.call((selector) => {
    const canvas = [...document.querySelectorAll<HTMLCanvasElement>(selector)].at(-1);
    if (!canvas) return 0;
    const { width, height } = canvas;
    const copy = Object.assign(document.createElement('canvas'), { width, height });
    const pen = copy.getContext('2d');
    pen?.drawImage(canvas, 0, 0);
    const data = pen?.getImageData(0, 0, width, height).data ?? [];
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  }, '.leaflet-district-pane canvas');
}
