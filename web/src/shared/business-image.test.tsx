import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BusinessImage } from './business-image.tsx';

const vino = { name: 'Vino Veritas', category: 'wine_bar' } as const;
const draw = (imageUrl: string) => render(<BusinessImage {...vino} imageUrl={imageUrl} />);

describe('BusinessImage', () => {
  it("is the business's picture, decorative", () => {
    const image = draw('https://example.com/a.jpg').container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('https://example.com/a.jpg');
    expect(image?.getAttribute('alt')).toBe('');
  });

  it('tells the host that it comes from nothing of the page', () => {
    const image = draw('https://example.com/a.jpg').container.querySelector('img');
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  // spec: A14.10
  it('is a drawing where there is none', () => {
    const { container } = draw('');
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.business-drawing svg')).not.toBeNull();
  });

  // spec: A14.11
  it('is a drawing where the picture does not load, until there is another one', () => {
    const { container, rerender } = draw('https://example.com/gone.jpg');
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    rerender(<BusinessImage {...vino} imageUrl="https://example.com/new.jpg" />);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('new.jpg');
  });

  it('has the same colours for the same name', () => {
    const style = () =>
      draw('').container.querySelector('.business-drawing')?.getAttribute('style');
    expect(style()).toBe(style());
  });
});
