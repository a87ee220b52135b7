import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type EventData, EventDataContext, useEventData } from '../../shared/event-data.ts';
import { FrozenBackground } from './frozen-background.tsx';

const eventData = (name: string): EventData => ({
  status: 'error',
  error: new Error(name),
  participant: undefined,
  retry: () => undefined,
});

function Home() {
  const now = useEventData();
  return <p>{now.status === 'error' && now.error.message}</p>;
}

const home = <Home />;
const behind = (of: EventData, isHeld: boolean) => (
  <EventDataContext value={of}>
    <FrozenBackground isFrozen={isHeld}>{home}</FrozenBackground>
  </EventDataContext>
);

it('<FrozenBackground> freezes the event data while `isFrozen`, then shows the latest', () => {
  const [first, second, third] = [eventData('first'), eventData('second'), eventData('third')];
  const { rerender } = render(behind(first, false));
  rerender(behind(second, false));
  expect(screen.getByText('second')).toBeDefined();
  rerender(behind(second, true));
  rerender(behind(third, true));
  expect(screen.getByText('second')).toBeDefined();
  rerender(behind(third, false));
  expect(screen.getByText('third')).toBeDefined();
});
