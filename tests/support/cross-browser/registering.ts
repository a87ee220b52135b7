import { type Registrant, someone } from '../e2e/registration.ts';
import { stack } from '../stack.ts';
import { english } from '../ui-texts.ts';
import type { Visitor } from './visitor.ts';

const { registration, confirmation, home } = english.texts;

/** Fills in who registers and accepts both agreements, sends the form, and waits for its confirmation. */
export async function fillInAndSend(visitor: Visitor, person: Registrant): Promise<void> {
  await visitor.fill({ role: 'textbox', name: registration.fullName }, person.fullName);
  await visitor.fill({ role: 'textbox', name: registration.email }, person.email);
  for (const agreement of [registration.over21, registration.liabilityWaiver]) {
    // By its words: the box itself is drawn over the control.
    await visitor.press({ text: agreement });
    await visitor.see({ role: 'checkbox', name: agreement, isChecked: true });
  }
  await visitor.press({ role: 'button', name: registration.submit });
  await visitor.see({ role: 'heading', name: registration.complete });
}

/** Registers on the cash path as somebody new, and goes on to the home screen. */
export async function registerAsNew(visitor: Visitor, url = stack.url): Promise<Registrant> {
  const person = someone('Ada Quill');
  await visitor.open(`${url}/waiver`);
  await visitor.press({ role: 'button', name: registration.noTicket });
  await fillInAndSend(visitor, person);
  await visitor.press({ role: 'link', name: confirmation.explore });
  await visitor.see({ role: 'button', name: home.quickCheckIn });
  return person;
}
