import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TestFrame } from '../support/test-frame.tsx';
import { Button } from './button.tsx';

const send = vi.fn();

function Form() {
  const [isBusy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
        setBusy(true);
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" loading={isBusy} loadingText="Saving…">
        Save
      </Button>
    </form>
  );
}

it('keeps the focus and ignores clicks when busy', async () => {
  const user = userEvent.setup();
  render(
    <TestFrame>
      <Form />
    </TestFrame>,
  );
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const busy = await screen.findByRole('button', { name: 'Saving…' });
  expect(document.activeElement).toBe(busy);
  expect(busy).toHaveProperty('disabled', false);
  expect(busy.getAttribute('aria-disabled')).toBe('true');
  await user.click(busy);
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

it.each(['Save', 'QR and PIN'])(
  'keeps its accessible name %s when a spinner covers its text',
  (name) => {
    render(
      <TestFrame>
        <Button loading>{name}</Button>
      </TestFrame>,
    );
    expect(screen.getByRole('button', { name })).toBeTruthy();
  },
);

it('keeps the focus and ignores clicks while another action runs', async () => {
  const onClick = vi.fn();
  render(
    <TestFrame>
      <Button isWaiting onClick={onClick}>
        Undo
      </Button>
    </TestFrame>,
  );
  const waiting = await screen.findByRole('button', { name: 'Undo' });
  await userEvent.setup().click(waiting);
  expect(document.activeElement).toBe(waiting);
  expect(waiting.getAttribute('aria-disabled')).toBe('true');
  expect(onClick).not.toHaveBeenCalled();
});
