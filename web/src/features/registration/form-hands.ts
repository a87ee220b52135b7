import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** By the label, which is much faster than by the role on a page this long. */
export const field = (label: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=checkbox])' });
export const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const submitButton = () =>
  screen.getByText('Complete Registration').closest('button') as HTMLButtonElement;

/** Puts a text in place of what is in the field. */
export async function enter(hands: UserEvent, label: RegExp | string, text: string) {
  const input = await field(label);
  await hands.tripleClick(input);
  if (text) await hands.paste(text);
  else await hands.keyboard('{Delete}');
}

/** Types the ticket's id and has it validated. */
export async function validate(hands: UserEvent, id = 'WW2024-001240') {
  await enter(hands, 'Ticket ID', id);
  await hands.click(screen.getByText('Validate'));
}

/** Fills in what is required but the ticket. */
export async function fillIn(hands: UserEvent, { email = 'iris@example.com' } = {}) {
  await enter(hands, /^Full legal name/, 'Iris Okafor');
  await enter(hands, /^Email/, email);
  await hands.click(box(/^I am 21 or older/));
  await hands.click(box(/^I have read the liability waiver/));
}
