import { render, screen } from '@testing-library/react';
import { type GroupDocument, maxGroupSize } from '@wine-walk/common/model/groups.ts';
import { expect, it, vi } from 'vitest';
import { englishTexts } from '../../../support/catalog-texts.ts';
import { readyEventData, TestEventData } from '../../../support/test-event-data.tsx';
import { OwnGroup } from './group-card.tsx';

const texts = englishTexts.groups;
const live = vi.hoisted((): Pick<GroupDocument, 'members'> => ({ members: {} }));
vi.mock('../../../platform/live/live.ts', async (original) => ({
  ...(await original<object>()),
  useLiveDocument: () => ({ status: 'ready', data: { eventId: 'walk', members: live.members } }),
}));

function show(size: number): void {
  const member = { firstName: 'Ada', stamps: [], joinedAt: '2026-11-20T18:00:00.000Z' };
  live.members = Object.fromEntries(
    Array.from({ length: size }, (_, index) => [`m${index}`, member]),
  );
  const eventData = readyEventData({});
  render(
    <TestEventData eventData={eventData}>
      <OwnGroup eventData={eventData} id={'a'.repeat(20)} ownMemberId="m0" />
    </TestEventData>,
  );
}

it('shows that a full group is full instead of an invitation', () => {
  show(maxGroupSize);
  expect(screen.getByText(texts.states.full)).toBeTruthy();
  expect(screen.queryByRole('button', { name: texts.invite })).toBeNull();
  expect(screen.getByRole('button', { name: texts.leave })).toBeTruthy();
});

it('shows the invitation while the group has room', () => {
  show(maxGroupSize - 1);
  expect(screen.getByRole('button', { name: texts.invite })).toBeTruthy();
  expect(screen.queryByText(texts.states.full)).toBeNull();
});
