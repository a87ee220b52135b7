import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { event, pointRule } from '@wine-walk/common/support/samples.ts';
import PointRulesTab from '../../portal/features/point-rules/point-rules-tab.tsx';
import { clearDrafts } from '../../portal/kit/forms/form-drafts.ts';
import { emitSnapshot, forgetRecords } from './fake-live.ts';
import { type FakeServer, fakeServer } from './fake-server.ts';
import { dana, TestTab } from './test-tab.tsx';

export const visitRule = pointRule('door', { name: 'Every door' });
const hop = pointRule('hop', {
  name: 'Gallery hop',
  trigger: 'category',
  category: 'art_gallery',
  eventId: 'autumn',
  isActive: false,
});
export const create = 'POST /api/admin/point-rules';
export const edit = 'PUT /api/admin/point-rules/door';
export const preview = 'POST /api/admin/events/autumn/point-rules/preview';
export let server: FakeServer;

/** Before each test. */
export function preparePointRulesTab() {
  forgetRecords();
  clearDrafts();
  emitSnapshot('pointRules', [visitRule, hop]);
  emitSnapshot('events', [
    event('autumn', { name: 'Autumn Wine Walk' }),
    event('madrid', { isActive: false, timeZone: 'Europe/Madrid' }),
  ]);
  server = fakeServer();
  server.on(preview, { body: change });
}

export const change = {
  isOver: false,
  participants: 3,
  changed: 1,
  totalBefore: 30,
  totalAfter: 44,
  top: [{ name: 'Maya Reyes', before: 20, after: 34 }],
};

export function open(at = '/admin/point-rules', staff = dana) {
  render(
    <TestTab at={at} staff={staff}>
      <PointRulesTab />
    </TestTab>,
  );
  return userEvent.setup({ delay: null });
}

type User = ReturnType<typeof open>;

export const choose = async (user: User, label: RegExp, value: string) =>
  user.selectOptions(within(await screen.findByRole('dialog')).getByLabelText(label), value);
/** Sets a date and time as a picker does. */
export const pick = async (label: RegExp, local: string) =>
  fireEvent.change(within(await screen.findByRole('dialog')).getByLabelText(label), {
    target: { value: local },
  });
export const save = (user: User) => user.click(screen.getByRole('button', { name: /^Save/ }));
