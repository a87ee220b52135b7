import { setTimeout as sleep } from 'node:timers/promises';
import { englishTexts } from '../../tests/support/catalog-texts.ts';
import { type Registrant, someone } from '../../tests/support/e2e/registration.ts';
import { demoOrganization } from '../../tests/support/organization.ts';
import { stack } from '../../tests/support/stack.ts';
import type { Visitor } from './visitor.ts';

const { checkIn } = englishTexts;

/** Opens the check-in sheet from the home screen and allows the location. */
export async function openSheet(visitor: Visitor): Promise<void> {
  await visitor.click({ role: 'button', name: englishTexts.home.quickCheckIn });
  await visitor.see({ role: 'dialog' });
  // Engines differ in how long a permission lasts: some prompt at once, some after a click.
  const locationPrompt = { role: 'button', name: checkIn.useLocation };
  if (await visitor.sees(locationPrompt)) await visitor.click(locationPrompt);
}

/**
 * Retries in the open sheet after the location was allowed: Firefox notifies the page, WebKit waits for a
 * click.
 */
export async function tryLocationAgain(visitor: Visitor): Promise<void> {
  for (let left = 20; left > 0; left -= 1) {
    if (await visitor.sees({ text: checkIn.atBusiness })) return;
    await sleep(250);
  }
  await visitor.click({ role: 'button', name: checkIn.retryLocation });
}

const { registration, confirmation, home } = englishTexts;

/** Fills in the form with both agreements, sends it and waits for the confirmation. */
export async function fillInAndSend(visitor: Visitor, person: Registrant): Promise<void> {
  await visitor.fill({ role: 'textbox', name: registration.fullName }, person.fullName);
  await visitor.fill({ role: 'textbox', name: registration.email }, person.email);
  for (const agreement of [
    registration.over21({ age: demoOrganization.minimumAge }),
    registration.liabilityWaiver,
  ]) {
    // By its text: the checkbox is drawn above the control.
    await visitor.click({ text: agreement });
    await visitor.see({ role: 'checkbox', name: agreement, isChecked: true });
  }
  await visitor.click({ role: 'button', name: registration.submit });
  await visitor.see({ role: 'heading', name: registration.complete });
}

/** Chooses to pay at the desk; presses again if the form moved under the first press while it loaded. */
async function chooseCash(visitor: Visitor): Promise<void> {
  const noTicket = { role: 'button', name: registration.noTicket };
  let isChosen = false;
  while (!isChosen) {
    await visitor.click(noTicket);
    isChosen = await visitor.gone(noTicket, 3).then(
      () => true,
      () => false,
    );
  }
}

/** Registers a new attendee with cash due and continues to the home screen. */
export async function registerAsNew(visitor: Visitor, url = stack.url): Promise<Registrant> {
  const person = someone('Ada Quill');
  await visitor.open(`${url}/waiver`);
  await chooseCash(visitor);
  await fillInAndSend(visitor, person);
  await visitor.click({ role: 'link', name: confirmation.explore });
  await visitor.see({ role: 'button', name: home.quickCheckIn });
  return person;
}
