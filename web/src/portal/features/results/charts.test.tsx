import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { preparePortal } from '../../../support/portal/test-portal.tsx';
import { ColumnChart } from './charts.tsx';

beforeEach(() => preparePortal());

it('names each whole number of an axis once if few or no numbers are shown', () => {
  const points = ['6:00 PM', '7:00 PM'].map((label) => ({ label, value: null }));
  render(<ColumnChart label="Stops" points={points} />);
  const axis = screen.getByRole('img').querySelector('.visx-axis-left');
  const named = [...(axis?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);
  expect(named).toEqual(['0', '1']);
});
