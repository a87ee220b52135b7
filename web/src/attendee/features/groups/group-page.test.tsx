import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Invitation, joinGroup } from '@wine-walk/common/api/groups.ts';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { englishTexts } from '../../../support/catalog-texts.ts';
import { TestFrame } from '../../../support/test-frame.tsx';
import GroupPage from './group-page.tsx';

const texts = englishTexts.groups;
const server = vi.hoisted(() => ({
  invitation: vi.fn<(input: unknown) => object>(),
  call: vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>(),
}));
vi.mock('../../../platform/session/api.ts', () => ({ api: server.call }));
vi.mock('../../../platform/api/use-api-query.ts', () => ({
  useApiQuery: (_endpoint: unknown, input: unknown, { enabled }: { enabled: boolean }) =>
    enabled ? { refetch: () => undefined, ...server.invitation(input) } : {},
}));

const id = 'a'.repeat(20);
const invited = (state: Invitation['state']) =>
  server.invitation.mockReturnValue({
    data: { eventId: 'autumn', eventName: 'Autumn Wine Walk', members: 2, state },
  });
const open = (groupId = id) =>
  render(
    <TestFrame at={`/group/${groupId}`}>
      <Routes>
        <Route path="/group/:groupId" element={<GroupPage />} />
        <Route path="/profile/together" element={<p>The group</p>} />
      </Routes>
    </TestFrame>,
  );
const join = () => screen.queryByRole('button', { name: texts.join });

beforeEach(() => void vi.clearAllMocks());

describe('<GroupPage>', () => {
  it.each(['over', 'full', 'elsewhere', 'not-registered'] as const)(
    'shows the reason without a join button when the invitation is %s',
    async (state) => {
      invited(state);
      open();
      expect(await screen.findByText(texts.states[state])).toBeTruthy();
      expect(join()).toBeNull();
      expect(server.call).not.toHaveBeenCalled();
    },
  );

  it('joins only after a click', async () => {
    invited('open');
    server.call.mockResolvedValue({ groupId: id });
    open();
    await screen.findByRole('heading', { name: texts.joinTitle({ event: 'Autumn Wine Walk' }) });
    expect(server.call).not.toHaveBeenCalled();
    await userEvent.click(join() as HTMLElement);
    expect(server.call).toHaveBeenCalledExactlyOnceWith(joinGroup, { params: { groupId: id } });
    expect(await screen.findByText('The group')).toBeTruthy();
    expect(await screen.findByText(texts.joinedWhere)).toBeTruthy();
  });

  it('shows the reason and stays open when the event ended after the page was opened', async () => {
    invited('open');
    const refused = '{"code":"event-over","message":"This walk is over."}';
    server.call.mockRejectedValue(new ApiError(new Response(null, { status: 422 }), refused));
    open();
    await userEvent.click(await screen.findByRole('button', { name: texts.join }));
    expect(await screen.findByText(texts.failed)).toBeTruthy();
    expect(screen.queryByText('The group')).toBeNull();
  });

  it('shows an error without a request when the link is invalid', async () => {
    open('not-a-group');
    expect(await screen.findByRole('heading', { name: texts.unknownTitle })).toBeTruthy();
    expect(server.invitation).not.toHaveBeenCalled();
  });
});
