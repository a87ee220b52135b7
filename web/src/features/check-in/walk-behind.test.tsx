import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWalk, type Walk, WalkContext } from '../../data/walk.ts';
import { WalkBehind } from './walk-behind.tsx';

const walk = (name: string): Walk => ({
  status: 'error',
  error: new Error(name),
  participant: undefined,
  retry: () => undefined,
});

function Home() {
  const now = useWalk();
  return <p>{now.status === 'error' && now.error.message}</p>;
}

const home = <Home />;
const behind = (of: Walk, isHeld: boolean) => (
  <WalkContext value={of}>
    <WalkBehind isHeld={isHeld}>{home}</WalkBehind>
  </WalkContext>
);

it('keeps the screen behind the sheet as it was while it is held, and then shows the latest', () => {
  const [first, second, third] = [walk('first'), walk('second'), walk('third')];
  const { rerender } = render(behind(first, false));
  rerender(behind(second, false));
  expect(screen.getByText('second')).toBeDefined();
  rerender(behind(second, true));
  rerender(behind(third, true));
  expect(screen.getByText('second')).toBeDefined();
  rerender(behind(third, false));
  expect(screen.getByText('third')).toBeDefined();
});
