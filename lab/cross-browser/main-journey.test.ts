import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { lastLink } from '../../tests/support/e2e/email-link.ts';
import { demoBusiness, locationNear } from '../../tests/support/e2e/locations.ts';
import { anybodysTicket, someone } from '../../tests/support/e2e/registration.ts';
import { stack } from '../../tests/support/stack.ts';
import { inEachEngine } from './engines.ts';
import { fillInAndSend, openSheet } from './steps.ts';

const business = demoBusiness('vino-veritas');
const { registration, confirmation, home, checkIn, common, shell } = englishTexts;
const {
  landing,
  signIn: { form: signIn },
} = englishTexts;

inEachEngine(
  'registers, checks in, unlocks a reward and signs in again by email link',
  async (visitor) => {
    const ticket = await anybodysTicket();
    const person = someone('Iris Okafor');

    await visitor.open(stack.url);
    await visitor.see({ role: 'heading', name: 'Autumn Wine Walk' });
    await visitor.screenshot('landing');
    await visitor.click({ role: 'link', name: landing.register });
    await visitor.fill({ role: 'textbox', name: registration.ticketId }, ticket);
    await visitor.click({ role: 'button', name: registration.validate });
    await visitor.see({ text: registration.ticketValidated });
    await visitor.screenshot('waiver');
    await fillInAndSend(visitor, person);
    await visitor.see({ text: confirmation.verified });
    await visitor.screenshot('confirmation');

    await visitor.click({ role: 'link', name: confirmation.explore });
    await visitor.see({ role: 'progressbar', name: home.visitedOf({ visited: 0, total: 15 }) });
    await visitor.screenshot('home');

    await visitor.setLocation(locationNear(business.id, 130));
    await openSheet(visitor);
    const checkInHere = { role: 'button', name: checkIn.checkInAt({ name: business.name }) };
    await visitor.click(checkInHere);
    await visitor.see({ text: checkIn.tooFarTitle });
    const measure = String.raw`\d+\s\S+`;
    const tooFar = checkIn.tooFar({ away: measure, name: business.name, distance: measure });
    await visitor.see({ text: new RegExp(tooFar) });
    await visitor.screenshot('too-far');

    await visitor.setLocation(locationNear(business.id, 10));
    await visitor.see({ text: checkIn.atBusiness });
    await visitor.click(checkInHere);
    await visitor.see({ role: 'heading', name: checkIn.checkedInTitle });
    await visitor.see({ text: checkIn.rewardUnlocked });
    await visitor.screenshot('checked-in');
    await visitor.click({ role: 'button', name: common.close });
    await visitor.see({ role: 'progressbar', name: home.visitedOf({ visited: 1, total: 15 }) });

    await visitor.open(stack.url);
    await visitor.see({ role: 'progressbar', name: home.visitedOf({ visited: 1, total: 15 }) });

    await visitor.click({ role: 'link', name: shell.signOut });
    await visitor.see({ text: englishTexts.app.signedOut });
    await visitor.open(stack.url);
    await visitor.click({ role: 'link', name: landing.signIn });
    await visitor.fill({ role: 'textbox', name: signIn.email }, person.email);
    await visitor.click({ role: 'button', name: signIn.send });
    await visitor.see({ role: 'heading', name: signIn.sentTitle });
    await visitor.open(await lastLink(person.email));
    await visitor.see({ role: 'progressbar', name: home.visitedOf({ visited: 1, total: 15 }) });
    await visitor.screenshot('home-again');
  },
);
