import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Something that can be used has the focus, or gets it at once: whoever works by keyboard goes on where they are. */
export async function expectFocus(step: string): Promise<void> {
  await waitFor(() => {
    const has = document.activeElement;
    expect(has, `${step}: nothing has the focus`).not.toBe(document.body);
    expect(has?.matches(':disabled, [inert] *'), `${step}: it cannot be used`).toBe(false);
  });
}
