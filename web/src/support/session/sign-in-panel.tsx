import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import SignInPanel from '../../attendee/features/sessions/sign-in-panel.tsx';

export const onClose = vi.fn();
export const navigate = vi.fn();
beforeEach(() => {
  onClose.mockClear();
  navigate.mockClear();
});

export const openPanel = () => render(<SignInPanel onClose={onClose} navigate={navigate} />);
export const typeEmail = (email = 'maya@example.com') =>
  userEvent.type(screen.getByLabelText('Email'), email);
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Email me a link' }));
