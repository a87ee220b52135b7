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

describe('lazyWithPreload', () => {
  it('renders the fallback until the code is loaded', async () => {
    render(page(pageComponent(), 'Home'));
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: /^Home/ })).toBeTruthy();
  });

  it('renders at once, without the fallback, when the code was preloaded', async () => {
    const home = pageComponent();
    await home.load();
    render(page(home, 'Home'));
    expect(screen.getByRole('heading', { name: /^Home/ })).toBeTruthy();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it('preserves its state when it renders again after the code was loaded', async () => {
    const home = pageComponent();
    const { rerender } = render(page(home, 'Home'));
    const heading = await screen.findByRole('heading', { name: /^Home/ });
    const [, birth] = (heading.textContent ?? '').split(', ');
    rerender(page(home, 'Still home'));
    expect(screen.getByRole('heading').textContent).toBe(`Still home, ${birth}`);
  });

  it('throws the error when the code fails to load', async () => {
    const load = vi.fn(() => Promise.reject(new Error('chunk')));
    await expect(lazyWithPreload(load).load()).rejects.toThrow('chunk');
  });
});
