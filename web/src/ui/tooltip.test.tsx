import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestFrame } from '../support/test-frame.tsx';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  const noop = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = noop;
      disconnect = noop;
    },
  );
  render(
    <TestFrame>
      <Tooltip content="Turns the light on">
        <button type="button">Light</button>
      </Tooltip>
      <Tooltip content="Leads to the door">
        <button type="button">Way</button>
      </Tooltip>
    </TestFrame>,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const enter = (name: string) =>
  act(async () => {
    fireEvent.pointerMove(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  });
const leave = (name: string) =>
  act(async () => {
    fireEvent.pointerLeave(screen.getByRole('button', { name }), { pointerType: 'mouse' });
  });
/** Returns visible tooltips; closing ones are excluded, because animations never end in jsdom. */
const shown = () =>
  screen
    .queryAllByRole('tooltip')
    .filter(({ dataset }) => dataset.state === 'open')
    .map(({ textContent }) => textContent);

test('opens after 700 ms', async () => {
  await enter('Light');
  await wait(690);
  expect(shown()).toEqual([]);
  await wait(20);
  expect(shown()).toEqual(['Turns the light on']);
});

test('opens at once within 300 ms of the last tooltip, and waits again after that', async () => {
  await enter('Light');
  await wait(710);
  await leave('Light');
  await wait(290);
  await enter('Way');
  await wait(10);
  expect(shown()).toEqual(['Leads to the door']);
  await leave('Way');
  await wait(310);
  expect(shown()).toEqual([]);
  await enter('Light');
  await wait(690);
  expect(shown()).toEqual([]);
});

test('stays closed when the control is pressed before the tooltip has loaded', async () => {
  const button = screen.getByRole('button', { name: 'Light' });
  await act(async () => {
    fireEvent.pointerMove(button, { pointerType: 'mouse' });
    fireEvent.pointerDown(button, { pointerType: 'mouse' });
  });
  await wait(1000);
  expect(shown()).toEqual([]);
});

test('opens on keyboard focus and closes on Escape', async () => {
  const button = screen.getByRole('button', { name: 'Light' });
  await act(async () => {
    fireEvent.keyDown(document.body, { key: 'Tab' });
    button.focus();
  });
  await wait(710);
  expect(shown()).toEqual(['Turns the light on']);
  fireEvent.keyDown(button, { key: 'Escape' });
  await wait(10);
  expect(shown()).toEqual([]);
});
