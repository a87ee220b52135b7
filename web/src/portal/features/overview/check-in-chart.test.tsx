import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { CheckInChart } from './check-in-chart.tsx';

it.each([
  [false, '7 in the time shown. The last column is still counting.'],
  [true, '7 in the time shown.'],
])('says that the last column is counting until the event is over: %s', async (isOver, text) => {
  const last = { startTime: '2026-11-20T22:40:00.000Z', endTime: '2026-11-20T22:50:00.000Z' };
  render(
    <TestTab>
      <CheckInChart
        intervals={[{ ...last, count: 7 }]}
        countedAt="2026-11-20T22:43:00.000Z"
        timeZone="America/New_York"
        isOver={isOver}
        next={0}
      />
    </TestTab>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.querySelectorAll('rect[data-open]')).toHaveLength(isOver ? 0 : 1);
});

it('has no table before the first check-in', async () => {
  const first = { startTime: '2026-11-20T22:40:00.000Z', endTime: '2026-11-20T22:50:00.000Z' };
  render(
    <TestTab>
      <CheckInChart
        intervals={[{ ...first, count: 0 }]}
        countedAt="2026-11-20T22:43:00.000Z"
        timeZone="America/New_York"
        isOver={false}
        next={0}
      />
    </TestTab>,
  );
  expect(await screen.findByText('None yet.')).toBeTruthy();
  expect(screen.queryByText('Show as a table')).toBeNull();
});
