import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Finds a field by label, which is much faster than by role on a page this long. */
export const field = (label: RegExp | string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input:not([type=checkbox])' });
export const box = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
export const submitButton = () =>
  screen.getByText('Complete Registration').closest('button') as HTMLButtonElement;

/** Replaces the value of a field. */
export async function enter(user: UserEvent, label: RegExp | string, text: string) {
  const input = await field(label);
  await user.tripleClick(input);
  if (text) await user.paste(text);
  else await user.keyboard('{Delete}');
}

/** Types the ticket ID and validates it. */
export async function validate(user: UserEvent, id = 'WW2024-001240') {
  await enter(user, 'Ticket ID', id);
  await user.click(screen.getByText('Validate'));
}

/** Fills in the required fields except the ticket. */
export async function fillIn(user: UserEvent, { email = 'iris@example.com' } = {}) {
  await enter(user, /^Full legal name/, 'Iris Okafor');
  await enter(user, /^Email/, email);
  await user.click(box(/^I am 21 or older/));
  await user.click(box(/^I have read the liability waiver/));
}
