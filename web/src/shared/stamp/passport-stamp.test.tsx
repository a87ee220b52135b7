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
  // Ids tell worn rings on one page apart; they are not part of the drawing.
  const drawing = svg?.outerHTML.replaceAll(/(id="|url\(#)[^")]+/g, '$1');
  unmount();
  return drawing;
}

describe('PassportStamp', () => {
  it('is the same for the same name and time', () => {
    expect(drawn(visited)).toBe(drawn(visited));
  });

  it('leaves out where the ink did not take by a path: of a mask WebKit shows an earlier picture', () => {
    const [, worn] =
      /<clipPath id=""><path d="([^"]+)" clip-rule="evenodd"/.exec(drawn(visited) ?? '') ?? [];
    expect(worn?.match(/a[\d.]+ [\d.]+ 0 1 0 [\d.]+ 0a/g)).toHaveLength(16);
    expect(drawn(visited)).not.toContain('mask');
  });

  // spec: A16.7
  it('shows, while empty, what the business is where its name stands beside it', () => {
    expect(drawn({ name: 'Vino Veritas' })).toContain('VINO');
    const withGlyph = drawn({ name: 'Vino Veritas', category: 'wine_bar' });
    expect(withGlyph).toContain('stamp-glyph');
    expect(withGlyph).not.toContain('VINO');
    expect(drawn({ ...visited, category: 'wine_bar' })).toBe(drawn(visited));
  });

  it('is another for another name and for another time', () => {
    const ring = (props: PassportStampProps) =>
      /<path d="([^"]+)" class="stamp-ring"/.exec(drawn(props) ?? '')?.[1];
    expect(ring({ ...visited, name: 'Vino Verita' })).not.toBe(ring(visited));
    expect(ring(visited)).toMatch(/^M/);
    expect(ring({ ...visited, visitedAt: '2026-11-20T22:43:00.000Z' })).not.toBe(ring(visited));
  });

  it('says whose it is and when, and has both on it', () => {
    render(
      <TestFrame>
        <PassportStamp {...visited} />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', { name: 'Stamp of Vino Veritas, 5:42' });
    expect(stamp.textContent).toBe('VINOVERITAS5:42');
  });

  // spec: A7.16
  it('says of a pending visit that it waits, and has a clock on it', () => {
    render(
      <TestFrame>
        <PassportStamp {...visited} isPending />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', {
      name: 'Waiting to be confirmed: Vino Veritas, 5:42',
    });
    expect(stamp.querySelector('.stamp-clock')).not.toBeNull();
    expect(stamp.textContent).toBe('VINOVERITAS5:42');
    expect(drawn(visited)).not.toContain('stamp-clock');
    expect(drawn({ name: 'Vino Veritas', isPending: true })).not.toContain('stamp-clock');
  });

  it('is dashed and says so while the business is not visited', () => {
    render(
      <TestFrame>
        <PassportStamp name="Vino Veritas" isSpecial />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', { name: 'No stamp of Vino Veritas yet' });
    expect(stamp.querySelector('.stamp-dashes')).not.toBeNull();
    expect(stamp.querySelector('.stamp-ring')).toBeNull();
  });

  it('is gold where special, faint where pending, light on the wine-coloured screen', () => {
    expect(drawn({ ...visited, isSpecial: true })).toContain('stamp-special');
    expect(drawn({ ...visited, isPending: true })).toContain('stamp-pending');
    expect(drawn({ ...visited, isSpecial: true, isOnDark: true })).toContain('stamp-on-dark');
  });

  it('has the glass from 140 pixels on', () => {
    expect(drawn({ ...visited, size: 139 })).not.toContain('M-9 -9h18');
    expect(drawn({ ...visited, size: 140 })).toContain('M-9 -9h18');
  });
});
