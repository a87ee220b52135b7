import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveGroup, startGroup } from '@wine-walk/common/api/groups.ts';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { englishTexts } from '../../../support/catalog-texts.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { GroupCard } from './group-card.tsx';

const texts = englishTexts.groups;
const own = { id: 'a'.repeat(20), memberId: 'm1' };
const api = vi.hoisted(() => vi.fn<(endpoint: unknown) => Promise<unknown>>());
vi.mock('../../../platform/session/api.ts', () => ({ api }));

/** Group card whose event data follows the API calls, as the live data does. */
function Following({ isInGroup }: { isInGroup: boolean }) {
  const [group, setGroup] = useState(isInGroup ? own : null);
  api.mockImplementation(async (endpoint) => {
    if (endpoint === startGroup) setGroup(own);
    if (endpoint === leaveGroup) setGroup(null);
  });
  return (
    <TestEventData eventData={readyEventData({ progress: { group } })}>
      <GroupCard />
    </TestEventData>
  );
}
const button = (name: string) => screen.findByRole('button', { name });

it.each([
  ['leaving a group', true, texts.leave, texts.start],
  ['creating a group', false, texts.start, texts.invite],
])('moves the focus to the next button after %s', async (_, isInGroup, pressed, focused) => {
  render(<Following isInGroup={isInGroup} />);
  const user = userEvent.setup();
  (await button(pressed)).focus();
  await user.keyboard('{Enter}');
  const next = await button(focused);
  await waitFor(() => expect(document.activeElement).toBe(next));
});

it('does not take the focus when the group is left on another device', async () => {
  const inGroup = (group: typeof own | null) => (
    <TestEventData eventData={readyEventData({ progress: { group } })}>
      <GroupCard />
    </TestEventData>
  );
  const { rerender } = render(inGroup(own));
  await button(texts.leave);
  rerender(inGroup(null));
  await button(texts.start);
  expect(document.activeElement).toBe(document.body);
});
