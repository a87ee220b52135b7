import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { disownRegistrations, storeEmailProof } from '../../../platform/session/email-proof.ts';
import { rememberOnlyRegistration } from '../../../platform/session/only-registration.ts';
import { signOut } from '../../../platform/session/session-store.ts';
import { TestFrame } from '../../../support/test-frame.tsx';
import NotYou from './not-you.tsx';

vi.mock('../../../platform/session/session-store.ts', () => ({ signOut: vi.fn() }));
vi.mock('../../../platform/session/email-proof.ts', { spy: true });

beforeEach(() => {
  vi.mocked(disownRegistrations).mockReset().mockResolvedValue();
  vi.mocked(signOut).mockClear();
  storeEmailProof('maya@example.com', 'p');
  rememberOnlyRegistration({ submissionId: 'S1', fullName: 'Jonah Reed' });
});

const show = () =>
  render(
    <TestFrame>
      <NotYou />
    </TestFrame>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('removes the email from the registration and signs out after a confirmation', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('Signed in as Jonah Reed.');
  await press('Not you?');
  expect(disownRegistrations).not.toHaveBeenCalled();
  await press('Yes, remove it');
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(disownRegistrations).toHaveBeenCalledWith('p', ['S1']);
});

test('closes for good after "That’s me"', async () => {
  const { unmount } = show();
  await press('That’s me');
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  show();
  expect(screen.queryByRole('status')).toBeNull();
});

test('says that the email could not be removed', async () => {
  vi.mocked(disownRegistrations).mockRejectedValueOnce(new Error('offline'));
  show();
  await press('Not you?');
  await press('Yes, remove it');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^That didn’t work/));
  expect(signOut).not.toHaveBeenCalled();
});
