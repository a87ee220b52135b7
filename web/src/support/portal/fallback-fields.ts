import { screen } from '@testing-library/react';

/** Returns the labels of the inputs that say which text attendees read in Spanish instead. */
export const fallbackFields = (): string[] =>
  screen
    .queryAllByText(/attendees in Spanish read the English text\.$/)
    .map(
      (mark) =>
        mark.closest('[data-scope=field][data-part=root]')?.querySelector('label')?.textContent ??
        '',
    );
