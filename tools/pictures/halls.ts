import { bottle, box, colors, cycle, disc, line, shape, times } from './ink.ts';

const { ink, wine, brick, gold, light, glow, paper, cream } = colors;
const { wood, bark, vine, moss, sage, slate, night } = colors;

/** The picture house, a shop of jars, walls of pictures and clocks, by the business's id. */
export const halls: Readonly<Record<string, () => string>> = {
  'the-orpheum': () =>
    box(0, 0, 640, 360, '#3a1626') +
    box(150, 70, 340, 206, paper) +
    disc(320, 172, 86, '#e3d8c8') +
    disc(306, 158, 30, ink) +
    box(268, 112, 76, 26, ink, 4) +
    box(254, 134, 104, 10, ink, 5) +
    shape('M262 262q4 -74 44 -74t44 74z', ink) +
    line('M352 196l28 68', ink, 7) +
    shape('M0 0h640v54q-320 44 -640 0z', wine) +
    times(9, (at) =>
      shape(
        `M${-8 + at * 20} 0h20q10 190 -${at * 6} 360h-24q${at * 5} -180 4 -360z`,
        cycle([wine, '#571730'], at),
      ),
    ) +
    times(9, (at) =>
      shape(
        `M${648 - at * 20} 0h-20q-10 190 ${at * 6} 360h24q-${at * 5} -180 -4 -360z`,
        cycle([wine, '#571730'], at),
      ),
    ) +
    times(17, (at) => disc(at * 40, 50 + 15 * Math.sin((at * Math.PI) / 16), 6, glow)) +
    times(14, (at) => box(40 + at * 42, 306 + (at % 2) * 6, 34, 60, '#220c16', 14)),
  'foxglove-apothecary': () =>
    box(0, 0, 640, 360, moss) +
    box(96, 96, 448, 10, wood) +
    box(96, 276, 448, 12, wood) +
    box(0, 288, 640, 72, '#22392c') +
    times(
      5,
      (at) =>
        box(118 + at * 92, 40, 52, 56, cycle([cream, '#c9b48a', sage], at), 8) +
        box(112 + at * 92, 32, 64, 12, bark, 4) +
        box(126 + at * 92, 60, 36, 18, paper),
    ) +
    times(
      2,
      (at) =>
        box(120 + at * 340, 200, 60, 76, cycle(['#b98a4e', '#6d8f95'], at), 10) +
        box(128 + at * 340, 190, 44, 12, bark, 4) +
        box(128 + at * 340, 228, 44, 24, paper),
    ) +
    bottle(226, 276, 92, '#3c2a20') +
    bottle(416, 276, 84, gold) +
    line('M320 276q-6 -90 4 -160', vine, 7) +
    times(6, (at) => {
      const y = 128 + at * 22;
      const side = at % 2 ? 1 : -1;
      const reach = 20 + at * 3;
      return shape(
        `M322 ${y}q${side * reach} -8 ${side * reach * 1.5} ${18}q${-side * 8} 12 ${-side * 20} 6q${-side * 14} -8 ${-side * (reach * 1.5 - 20)} -24z`,
        cycle(['#b5618d', '#cf86a8'], at),
      );
    }) +
    shape('M318 268q-50 -8 -64 -44q44 0 64 44zM324 270q48 -12 58 -48q-42 4 -58 48z', vine),
  'gilt-frame-gallery': () =>
    box(0, 0, 640, 360, '#55424f') +
    box(0, 312, 640, 48, '#3b2c36') +
    times(
      3,
      (at) =>
        shape(`M${320 + (at - 1) * 190 - 14} 20h28l58 292h-144z`, '#fbe3ae2b') +
        box(306 + (at - 1) * 190, 8, 28, 16, ink, 4),
    ) +
    box(214, 74, 212, 186, gold, 4) +
    box(228, 88, 184, 158, '#d9ae62') +
    box(236, 96, 168, 142, night) +
    disc(360, 134, 19, glow) +
    shape('M236 196q40 -44 84 -8q40 -30 84 4v46H236z', slate) +
    shape('M236 214q80 -22 168 4v20H236z', '#17142a') +
    line('M356 214h10M350 222h22M358 230h8', glow, 3) +
    box(72, 104, 106, 126, '#8d6a36', 3) +
    box(84, 116, 82, 102, '#8fa5a0') +
    shape('M84 218v-30q40 -34 82 -4v34z', vine) +
    box(462, 92, 106, 146, bark, 3) +
    box(474, 104, 82, 122, cream) +
    shape('M494 226q-6 -40 20 -44q28 4 22 44zM500 160a15 17 0 1 0 30 0a15 17 0 1 0 -30 0', brick) +
    line('M150 300h340', '#6c5563', 8),
  'old-depot-antiques': () =>
    box(0, 0, 640, 360, '#6f5138') +
    times(13, (at) => box(at * 52, 0, 3, 360, '#5e4430')) +
    line('M0 96L320 -40L640 96M160 28v68M480 28v68M0 96h640', bark, 14) +
    disc(320, 190, 108, ink) +
    disc(320, 190, 94, paper) +
    line(
      times(
        12,
        (at) =>
          `M${(320 + 76 * Math.sin((at * Math.PI) / 6)).toFixed(1)} ${(190 - 76 * Math.cos((at * Math.PI) / 6)).toFixed(1)}L${(320 + 86 * Math.sin((at * Math.PI) / 6)).toFixed(1)} ${(190 - 86 * Math.cos((at * Math.PI) / 6)).toFixed(1)}`,
      ),
      ink,
      7,
    ) +
    line('M320 190L276 148M320 190L376 214', ink, 8) +
    disc(320, 190, 9, wine) +
    shape('M98 210h76v90H98z', slate) +
    shape('M110 210q26 -44 52 0z', ink) +
    disc(136, 254, 27, '#c23b2c') +
    disc(128, 246, 8, '#f0a08f') +
    box(92, 300, 88, 12, ink) +
    box(470, 216, 96, 84, moss, 4) +
    box(482, 228, 72, 44, light) +
    line('M500 228v44M518 228v44M536 228v44', moss, 4) +
    box(462, 284, 112, 14, bark) +
    box(0, 312, 640, 48, bark),
};
