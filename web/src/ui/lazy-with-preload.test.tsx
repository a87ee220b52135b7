import { render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyWithPreload } from './lazy-with-preload.tsx';

let born = 0;
function Page({ title }: { title: string }) {
  const [birth] = useState(() => ++born);
  return <h1>{`${title}, ${birth}`}</h1>;
}

const page = ({ Component }: ReturnType<typeof pageComponent>, title: string) => (
  <Suspense fallback={<p>Loading</p>}>
    <Component title={title} />
  </Suspense>
);
const pageComponent = () => lazyWithPreload(async () => ({ default: Page }));

describe('a preloadable component', () => {
  it('waits with the fallback until its code is here', async () => {
    render(page(pageComponent(), 'Home'));
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: /^Home/ })).toBeTruthy();
  });

  it('is drawn at once, without the fallback, where its code was brought before', async () => {
    const home = pageComponent();
    await home.load();
    render(page(home, 'Home'));
    expect(screen.getByRole('heading', { name: /^Home/ })).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('keeps what is in it when it is drawn again after its code came', async () => {
    const home = pageComponent();
    const { rerender } = render(page(home, 'Home'));
    const heading = await screen.findByRole('heading', { name: /^Home/ });
    const [, birth] = (heading.textContent ?? '').split(', ');
    rerender(page(home, 'Still home'));
    expect(screen.getByRole('heading').textContent).toBe(`Still home, ${birth}`);
  });

  it('says why its code cannot be had', async () => {
    const load = vi.fn(() => Promise.reject(new Error('chunk')));
    await expect(lazyWithPreload(load).load()).rejects.toThrow('chunk');
  });
});
