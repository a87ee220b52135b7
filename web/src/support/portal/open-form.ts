import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Returns the open form: a dialog, or the page of an event or a business. */
export async function openForm() {
  return within(
    await waitFor(
      () =>
        screen.queryByRole('dialog') ??
        screen.getByRole('region', { name: /^(Edit|Add) (event|business)$/ }),
    ),
  );
}

/** Replaces the text of a field of the open form. */
export async function fill(user: UserEvent, label: RegExp, text: string): Promise<void> {
  const input = (await openForm()).getByLabelText(label);
  await user.clear(input);
  if (text === '') return;
  await user.click(input);
  await user.paste(text);
}
