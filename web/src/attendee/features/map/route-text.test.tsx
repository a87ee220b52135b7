import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TestFrame } from '../../../support/test-frame.tsx';
import { LegText } from './route-text.tsx';

const leg = { meters: 120, line: [] };

it('<LegText> shows the distance of the lists with the minutes of the walk', () => {
  const { container } = render(
    <TestFrame>
      <LegText leg={leg} distanceMeters={30} />
    </TestFrame>,
  );
  expect(container.querySelector('.map-leg')?.textContent).toBe('100\u00a0ft\u00a0· 2 min');
});

it('<LegText> shows the length of the walk when the distance is unknown', () => {
  const { container } = render(
    <TestFrame>
      <LegText leg={leg} distanceMeters={undefined} />
    </TestFrame>,
  );
  expect(container.querySelector('.map-leg')?.textContent).toBe('395\u00a0ft\u00a0· 2 min');
});
