import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TestTab } from '../../../support/portal/test-tab.tsx';
import { CodeCamera } from './code-camera.tsx';

vi.mock('../../../ui/scanner/use-camera.ts', () => ({ useCamera: () => ({ status: 'starting' }) }));
vi.mock('../../../ui/scanner/viewfinder.tsx', () => ({ Viewfinder: () => null }));

it('announces another hint in the status that had the first one', () => {
  const camera = (hint: string) => (
    <TestTab>
      <CodeCamera hint={hint} failed="" onText={() => undefined} />
    </TestTab>
  );
  const { rerender } = render(camera('Hold the code into the frame.'));
  const status = screen.getByText('Hold the code into the frame.');
  expect(status.role).toBe('status');
  rerender(camera('This is no reward code.'));
  expect(status.textContent).toBe('This is no reward code.');
});
