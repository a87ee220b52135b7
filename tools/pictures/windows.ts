import { box, colors, cycle, disc, line, shape, times } from './ink.ts';

const { ink, plum, wine, brick, rose, gold, light, paper, cream } = colors;
const { wood, bark, vine, moss, sage, slate, dusk } = colors;
const spines = [wine, slate, gold, vine, plum, brick, dusk, cream];

/** Shops, galleries and the picture house, by the business's id: what stands in their window. */
export const windows: Readonly<Record<string, () => string>> = {
  'the-print-room': () =>
    box(0, 0, 640, 360, cream) +
    box(0, 292, 640, 68, '#b9936a') +
    line('M0 74q320 34 640 0', ink, 3) +
    times(7, (at) => {
      const y = 82 + 14 * Math.sin((at + 0.7) / 2.2);
      return (
        box(24 + at * 90, y, 56, 70, paper) +
        disc(52 + at * 90, y + 34, 15, cycle([wine, gold, vine, slate], at)) +
        box(46 + at * 90, y - 6, 12, 12, wood, 2)
      );
    }) +
    shape('M190 296l22 -120h70l20 -32h86l30 60v92z', ink) +
    box(262, 160, 108, 18, '#4a3540', 4) +
    box(206, 292, 232, 16, ink, 4) +
    disc(420, 226, 76, ink) +
    disc(420, 226, 60, cream) +
    line(
      times(
        6,
        (at) =>
          `M420 226L${(420 + 62 * Math.cos((at * Math.PI) / 3)).toFixed(1)} ${(226 + 62 * Math.sin((at * Math.PI) / 3)).toFixed(1)}`,
      ),
      ink,
      9,
    ) +
    disc(420, 226, 14, gold) +
    box(206, 212, 70, 54, paper) +
    box(218, 224, 46, 8, wine) +
    box(218, 240, 46, 4, ink) +
    box(218, 250, 34, 4, ink),
  'corner-books': () =>
    box(0, 0, 640, 360, bark) +
    times(4, (row) => {
      const base = 88 + row * 88;
      const books = times(26, (at) => {
        const height = 50 + ((at * 7 + row * 11) % 5) * 6;
        const isCat = row === 2 && at > 10 && at < 18;
        return isCat
          ? ''
          : box(
              8 + at * 24.2,
              base - height,
              15 + ((at + row) % 3) * 4,
              height,
              cycle(spines, at * 3 + row * 5),
              2,
            );
      });
      return box(0, base - 80, 640, 80, '#3d261d') + books + box(0, base, 640, 9, wood);
    }) +
    shape('M284 264q-18 -54 18 -66l-4 -30l20 14h20l18 -14l-2 30q22 12 28 66z', ink) +
    line('M380 260q40 2 38 -34', ink, 11) +
    disc(314, 196, 4, light) +
    disc(336, 196, 4, light) +
    line('M318 208q8 6 14 0', rose, 3),
  'hollis-and-daughters': () =>
    box(0, 0, 640, 360, sage) +
    times(9, (at) => box(at * 80, 0, 40, 360, '#94a88a')) +
    box(0, 300, 640, 60, wood) +
    shape(
      'M262 262q-22 -60 4 -104q14 -22 -4 -52q28 -20 58 -20t58 20q-18 30 -4 52q26 44 4 104z',
      paper,
    ) +
    shape('M302 88q18 10 36 0v-22h-36z', wood) +
    line('M320 262v40M276 304h88', bark, 9) +
    line('M264 108q22 74 112 98', gold, 12) +
    line('M270 126l8 -6M284 146l7 -8M304 166l5 -9M328 184l4 -10M352 198l2 -10', ink, 3) +
    disc(320, 224, 7, wine) +
    disc(320, 246, 7, wine) +
    times(4, (at) => {
      const x = 118 + at * 38 + (at > 1 ? 280 : 0);
      return (
        box(x - 15, 240, 30, 60, cycle([wine, slate, gold, moss], at), 4) +
        box(x - 19, 234, 38, 9, bark, 3) +
        box(x - 19, 296, 38, 9, bark, 3)
      );
    }) +
    shape(
      'M176 60l24 8l76 -34l6 10l-70 40l70 40l-6 10l-76 -34l-24 8q-20 -12 0 -24q-20 -12 0 -24z',
      '#6b7480',
    ),
  'lantern-and-loom': () =>
    box(0, 0, 640, 360, '#5b3d4d') +
    times(6, (row) =>
      times(10, (at) => {
        const x = 20 + at * 60;
        const y = 6 + row * 60;
        const [one, other] = [
          cycle([brick, slate, gold, vine], at + row),
          cycle([cream, rose, cream, sage], at + row * 3),
        ];
        return (at + row) % 2
          ? shape(`M${x} ${y}h60L${x} ${y + 60}z`, one) + shape(`M${x + 60} ${y}v60h-60z`, other)
          : shape(`M${x} ${y}h60v60z`, other) + shape(`M${x} ${y}v60h60z`, one);
      }),
    ) +
    disc(320, 172, 128, '#fbe3ae55') +
    shape('M290 116h60q12 40 -8 92h-44q-20 -52 -8 -92z', '#fff3d2ee') +
    shape('M320 204q-20 -26 0 -62q20 36 0 62z', '#d9702f') +
    shape('M268 232q0 -24 34 -26h36q34 2 34 26q-2 34 -30 44h-44q-28 -10 -30 -44z', gold) +
    shape('M286 276h68l16 26H270z', bark) +
    box(312, 92, 16, 26, bark) +
    line('M290 116q30 -12 60 0', bark, 6),
};
