import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestFrame } from '../../support/test-frame.tsx';
import { PassportStamp, type PassportStampProps } from './passport-stamp.tsx';

const visited = { name: 'Vino Veritas', visitedAt: '2026-11-20T22:42:00.000Z', timeText: '5:42' };

function drawn(props: PassportStampProps) {
  const { container, unmount } = render(
    <TestFrame>
      <PassportStamp {...props} />
    </TestFrame>,
  );
  const svg = container.querySelector('svg.stamp');
  // Removes generated IDs, which differ per element and do not affect the drawing.
  const drawing = svg?.outerHTML.replaceAll(/(id="|url\(#)[^")]+/g, '$1');
  unmount();
  return drawing;
}

describe('<PassportStamp>', () => {
  it('draws the same stamp for the same name and time', () => {
    expect(drawn(visited)).toBe(drawn(visited));
  });

  it('draws missing ink by a clip path, because WebKit shows an outdated image for a mask', () => {
    const [, worn] =
      /<clipPath id=""><path d="([^"]+)" clip-rule="evenodd"/.exec(drawn(visited) ?? '') ?? [];
    expect(worn?.match(/a[\d.]+ [\d.]+ 0 1 0 [\d.]+ 0a/g)).toHaveLength(16);
    expect(drawn(visited)).not.toContain('mask');
  });

  // spec: A16.7
  it('shows the category of an empty stamp when the name is next to it', () => {
    expect(drawn({ name: 'Vino Veritas' })).toContain('VINO');
    const withGlyph = drawn({ name: 'Vino Veritas', category: 'wine_bar' });
    expect(withGlyph).toContain('stamp-glyph');
    expect(withGlyph).not.toContain('VINO');
    expect(drawn({ ...visited, category: 'wine_bar' })).toBe(drawn(visited));
  });

  it('draws a different stamp for another name or time', () => {
    const ring = (props: PassportStampProps) =>
      /<path d="([^"]+)" class="stamp-ring"/.exec(drawn(props) ?? '')?.[1];
    expect(ring({ ...visited, name: 'Vino Verita' })).not.toBe(ring(visited));
    expect(ring(visited)).toMatch(/^M/);
    expect(ring({ ...visited, visitedAt: '2026-11-20T22:43:00.000Z' })).not.toBe(ring(visited));
  });

  it('shows and announces name and time', () => {
    render(
      <TestFrame>
        <PassportStamp {...visited} />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', { name: 'Vino Veritas stamp, 5:42' });
    expect(stamp.textContent).toBe('VINOVERITAS5:42');
  });

  // spec: A7.16
  it('announces a pending visit and shows a clock on it', () => {
    render(
      <TestFrame>
        <PassportStamp {...visited} isPending />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', {
      name: 'Waiting for confirmation: Vino Veritas, 5:42',
    });
    expect(stamp.querySelector('.stamp-clock')).not.toBeNull();
    expect(stamp.textContent).toBe('VINOVERITAS5:42');
    expect(drawn(visited)).not.toContain('stamp-clock');
    expect(drawn({ name: 'Vino Veritas', isPending: true })).not.toContain('stamp-clock');
  });

  it('renders dashed and announces it when the business is not visited', () => {
    render(
      <TestFrame>
        <PassportStamp name="Vino Veritas" isSpecial />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', { name: 'No Vino Veritas stamp yet' });
    expect(stamp.querySelector('.stamp-dashes')).not.toBeNull();
    expect(stamp.querySelector('.stamp-ring')).toBeNull();
  });

  it('renders gold when special, faint when pending, and light on a wine-colored screen', () => {
    expect(drawn({ ...visited, isSpecial: true })).toContain('stamp-special');
    expect(drawn({ ...visited, isPending: true })).toContain('stamp-pending');
    expect(drawn({ ...visited, isSpecial: true, isOnDark: true })).toContain('stamp-on-dark');
  });

  it('shows the glass from 140 pixels', () => {
    expect(drawn({ ...visited, size: 139 })).not.toContain('M-9 -9h18');
    expect(drawn({ ...visited, size: 140 })).toContain('M-9 -9h18');
  });
});
