import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { demoBusiness, locationNear } from '../../tests/support/e2e/locations.ts';
import { inEachEngine } from './engines.ts';
import { openSheet, registerAsNew, tryLocationAgain } from './steps.ts';

const business = demoBusiness('corner-books');
const { checkIn, common, home, problems } = englishTexts;
const unknownPin = problems.codes['unknown-venue-pin'];

inEachEngine('checks in with the right PIN after a wrong one', async (visitor) => {
  await registerAsNew(visitor);
  await visitor.setLocation(locationNear(business.id, 5));
  await openSheet(visitor);
  await visitor.see({ text: checkIn.atBusiness });
  await visitor.click({ role: 'button', name: checkIn.scanCode });
  // Neither engine has a camera here, so the PIN is used.
  await visitor.see({ role: 'alert', name: '' });
  await visitor.screenshot('no-camera');
  await visitor.fill({ role: 'textbox', name: checkIn.pin }, '000000');
  await visitor.click({ role: 'button', name: checkIn.usePin });
  await visitor.see({ text: unknownPin });
  await visitor.screenshot('wrong-pin');
  await visitor.key('Escape');
  await visitor.gone({ role: 'textbox', name: checkIn.pin });
  await openSheet(visitor);
  await visitor.click({ role: 'button', name: checkIn.scanCode });
  await visitor.fill({ role: 'textbox', name: checkIn.pin }, business.venuePin);
  await visitor.click({ role: 'button', name: checkIn.usePin });
  await visitor.see({ role: 'heading', name: checkIn.checkedInTitle });
  await visitor.click({ role: 'button', name: common.close });
  await visitor.see({ role: 'progressbar', name: home.visitedOf({ visited: 1, total: 15 }) });
});

inEachEngine('explains a denied location and offers the venue code', async (visitor) => {
  await registerAsNew(visitor);
  await visitor.setLocation(null);
  await openSheet(visitor);
  await visitor.see({ text: checkIn.deniedTitle });
  await visitor.see({ role: 'button', name: checkIn.retryLocation });
  await visitor.screenshot('location-refused');
  await visitor.click({ role: 'button', name: checkIn.scanCode });
  await visitor.fill({ role: 'textbox', name: checkIn.pin }, '000000');
  await visitor.click({ role: 'button', name: checkIn.usePin });
  await visitor.see({ text: unknownPin });
  await visitor.key('Escape');
  await visitor.gone({ role: 'textbox', name: checkIn.pin });
  await visitor.setLocation(locationNear(business.id, 5));
  await openSheet(visitor);
  await tryLocationAgain(visitor);
  await visitor.see({ text: checkIn.atBusiness });
});
