import { screen, waitFor, within } from '@testing-library/react';

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
