import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TestFrame } from '../../support/test-frame.tsx';
import { PassportStamp, type PassportStampProps } from './passport-stamp.tsx';
import { motifPaths } from './stamp-motifs.ts';

const vino = { name: 'Vino Veritas', category: 'wine_bar', stampMotif: 'auto' } as const;
const visited = {
  business: vino,
  visitedAt: '2026-11-20T22:42:00.000Z',
  timeZone: 'America/New_York',
};

function drawn(props: PassportStampProps) {
  const { container, unmount } = render(
    <TestFrame>
      <PassportStamp {...props} />
    </TestFrame>,
  );
  const svg = container.querySelector('svg.stamp');
  // Removes generated IDs, which differ per element and do not affect the drawing.
  const drawing = svg?.outerHTML.replaceAll(/(id="|url\(#|href="#)[^")]+/g, '$1');
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

  it('shows the motif, also of an empty stamp', () => {
    for (const stampMotif of ['tulip', 'key'] as const) {
      const business = { ...vino, stampMotif };
      expect(drawn({ ...visited, business })).toContain(motifPaths[stampMotif]);
      expect(drawn({ business })).toContain(motifPaths[stampMotif]);
    }
  });

  it.each([84, 184])(
    'sets its text size by a style at %i px, as the reset overrides an attribute',
    (size) => {
      const drawing = drawn({ ...visited, size }) ?? '';
      expect(drawing).toMatch(/style="font-size: [\d.]+px;"/);
      expect(drawing).not.toMatch(/ font-size="/);
    },
  );

  it('draws a different stamp for another name or time', () => {
    const ring = (props: PassportStampProps) =>
      /<path d="([^"]+)" class="stamp-ring/.exec(drawn(props) ?? '')?.[1];
    const other = { ...vino, name: 'Vino Verita' };
    expect(ring({ ...visited, business: other })).not.toBe(ring(visited));
    expect(ring(visited)).toMatch(/^M/);
    expect(ring({ ...visited, visitedAt: '2026-11-20T22:43:00.000Z' })).not.toBe(ring(visited));
  });

  it('shows and announces name and time', () => {
    render(
      <TestFrame>
        <PassportStamp {...visited} />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', { name: /^Vino Veritas stamp, 5:42\sPM$/ });
    expect(stamp.textContent).toMatch(/^5:42\sPM$/);
  });

  it('inks a stamp without a time if that is unknown, and announces so', () => {
    render(
      <TestFrame>
        <PassportStamp {...visited} visitedAt={null} />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', { name: 'Vino Veritas stamp, Unknown time' });
    expect(stamp.textContent).toBe('');
    expect(stamp.classList).toContain('stamp-wine');
  });

  it('announces a pending visit and shows a clock on it', () => {
    render(
      <TestFrame>
        <PassportStamp {...visited} isPending />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', {
      name: /^Waiting for confirmation: Vino Veritas, 5:42\sPM$/,
    });
    // The time is in the lower half.
    expect(stamp.querySelector('.stamp-clock')?.getAttribute('transform')).toMatch(/ -\d+\)$/);
    expect(Number(stamp.querySelector('text')?.getAttribute('y'))).toBeGreaterThan(0);
    expect(stamp.textContent).toMatch(/^5:42\sPM$/);
    expect(drawn(visited)).not.toContain('stamp-clock');
    expect(drawn({ business: vino, isPending: true })).not.toContain('stamp-clock');
  });

  it('renders dashed and announces it when the business is not visited', () => {
    render(
      <TestFrame>
        <PassportStamp business={{ ...vino, hasSpecialReward: true }} />
      </TestFrame>,
    );
    const stamp = screen.getByRole('img', { name: 'No Vino Veritas stamp yet' });
    expect(stamp.querySelector('.stamp-dashes')).not.toBeNull();
    expect(stamp.querySelector('.stamp-ring')).toBeNull();
  });

  it('renders gold when special, faint when pending, and light on a wine-colored screen', () => {
    const special = { ...visited, business: { ...vino, hasSpecialReward: true } };
    expect(drawn(special)).toContain('stamp-special');
    expect(drawn({ ...visited, isPending: true })).toContain('stamp-pending');
    expect(drawn({ ...special, isOnDark: true })).toContain('stamp-on-dark');
  });

  it('shows the name around the motif from 140 pixels', () => {
    expect(drawn({ ...visited, size: 139 })).not.toContain('VINO VERITAS');
    expect(drawn({ ...visited, size: 140 })).toContain('VINO VERITAS');
  });
});
