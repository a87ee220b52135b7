import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestFrame } from '../../../../support/test-frame.tsx';
import { FormIntro } from './form-skeleton.tsx';
import { OpenSignIn } from './open-sign-in.ts';

test('opens the sign-in over the form for a visitor who is registered already', async () => {
  const openSignIn = vi.fn();
  render(
    <TestFrame>
      <OpenSignIn value={openSignIn}>
        <FormIntro isVisitor />
      </OpenSignIn>
    </TestFrame>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(openSignIn).toHaveBeenCalledOnce();
});

test('offers no sign-in to a signed-in attendee', () => {
  render(
    <TestFrame>
      <FormIntro isVisitor={false} />
    </TestFrame>,
  );
  expect(screen.queryByRole('link')).toBeNull();
});
