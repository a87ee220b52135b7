import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Expects the focus on an enabled control, immediately or very soon, so keyboard users continue from there.
 */
export async function expectFocus(step: string): Promise<void> {
  await waitFor(() => {
    const has = document.activeElement;
    expect(has, `${step}: nothing has the focus`).not.toBe(document.body);
    expect(has?.matches(':disabled, [inert] *'), `${step}: it cannot be used`).toBe(false);
  });
}
