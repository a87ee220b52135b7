import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { CheckInChart, niceAxisMax } from './check-in-chart.tsx';

it('returns a round, even number that is not less than the maximum', () => {
  const tops = [0, 1, 2, 3, 9, 10, 11, 37, 85, 120, 999].map(niceAxisMax);
  expect(tops).toEqual([2, 2, 2, 4, 10, 20, 20, 40, 100, 200, 1000]);
});

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
      />
    </TestTab>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
  expect(document.querySelectorAll('rect[data-open]')).toHaveLength(isOver ? 0 : 1);
});
