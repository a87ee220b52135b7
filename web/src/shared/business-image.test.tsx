import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BusinessImage } from './business-image.tsx';

const vino = { name: 'Vino Veritas', category: 'wine_bar' } as const;
const draw = (imageUrl: string) => render(<BusinessImage {...vino} imageUrl={imageUrl} />);

describe('BusinessImage', () => {
  it('renders the image as decorative', () => {
    const image = draw('https://example.com/a.jpg').container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('https://example.com/a.jpg');
    expect(image?.getAttribute('alt')).toBe('');
  });

  it('sends no referrer to the image host', () => {
    const image = draw('https://example.com/a.jpg').container.querySelector('img');
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('renders a drawing when there is no image', () => {
    const { container } = draw('');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.business-drawing svg')).not.toBeNull();
  });

  it('renders a drawing when the image fails to load, until the image changes', () => {
    const { container, rerender } = draw('https://example.com/gone.jpg');
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    rerender(<BusinessImage {...vino} imageUrl="https://example.com/new.jpg" />);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('new.jpg');
  });

  it('uses the same colors for the same name', () => {
    const style = () =>
      draw('').container.querySelector('.business-drawing')?.getAttribute('style');
    expect(style()).toBe(style());
  });
});
