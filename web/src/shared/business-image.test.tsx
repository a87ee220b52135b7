import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BusinessImage } from './business-image.tsx';

const vino = { id: 'vino', name: 'Vino Veritas', category: 'wine_bar' } as const;
const draw = (imageUrl: string) => render(<BusinessImage {...vino} imageUrl={imageUrl} />);

describe('BusinessImage', () => {
  it('renders the image as decorative', () => {
    const image = draw('/pictures/a.svg').container.querySelector('img');
    expect(image?.getAttribute('src')).toBe('/pictures/a.svg');
    expect(image?.getAttribute('alt')).toBe('');
  });

  it('renders the copy of an image of another site', () => {
    const image = draw('https://example.com/a.jpg?w=400&h=300').container.querySelector('img');
    const copy =
      '/api/businesses/vino/image?url=https%3A%2F%2Fexample.com%2Fa.jpg%3Fw%3D400%26h%3D300';
    expect(image?.getAttribute('src')).toBe(copy);
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
