import { bottle, box, colors, cycle, disc, glass, lamp, line, shape, times } from './ink.ts';

const { ink, plum, wine, brick, rose, blush, gold, light, glow, paper, cream } = colors;
const { wood, bark, vine, moss, sage, slate, night, water, zinc } = colors;
const drinks = [wine, moss, brick, gold, plum];

/** Where food and drink is served, by the business's id: what one sees through its door. */
export const doors: Readonly<Record<string, () => string>> = {
  'vino-veritas': () =>
    box(0, 0, 640, 360, brick) +
    times(13, (row) =>
      line(
        times(9, (at) => `M${at * 84 - (row % 2) * 42} ${row * 28}v28`) + `M0 ${row * 28}h640`,
        '#6a2f29',
        3,
      ),
    ) +
    shape('M128 360V190a192 176 0 0 1 384 0V360z', '#5a2722') +
    shape('M150 360V192a170 156 0 0 1 340 0V360z', light) +
    box(150, 190, 340, 8, wood) +
    box(150, 270, 340, 8, wood) +
    times(9, (at) => bottle(182 + at * 35, 190, 62 + (at % 3) * 9, cycle(drinks, at))) +
    times(10, (at) => bottle(170 + at * 34, 270, 58 + (at % 2) * 8, cycle(drinks, at + 2))) +
    glass(320, 342, 150, wine),
  'oak-and-ash': () =>
    box(0, 0, 640, 360, bark) +
    times(6, (row) =>
      times(8, (at) => box(at * 92 - (row % 2) * 46 + 3, row * 62 + 3, 86, 56, '#6a4838', 10)),
    ) +
    shape('M150 300V176a170 128 0 0 1 340 0V300z', cream) +
    shape('M178 300V184a142 104 0 0 1 284 0V300z', ink) +
    shape(
      'M230 300q-22 -60 26 -96q2 34 22 40q-6 -66 50 -98q-6 50 30 70q16 14 8 40q20 -8 20 -34q42 46 14 78z',
      '#c8562b',
    ) +
    shape('M268 300q-10 -40 22 -58q6 24 18 20q0 -38 28 -56q2 40 24 54q12 16 2 40z', light) +
    line('M214 300L420 282M222 282L430 302', wood, 16) +
    box(0, 300, 640, 60, wood) +
    shape('M410 318q0 -44 66 -44t66 44z', '#c98d4d') +
    line('M440 284l14 26M468 278l14 34M498 280l12 30', glow, 5),
  'mill-street-tapas': () =>
    box(0, 0, 640, 360, '#2f5a5c') +
    times(8, (row) =>
      times(15, (at) =>
        box(
          at * 44 - (row % 2) * 22,
          row * 26,
          41,
          23,
          at % 4 === row % 4 ? '#37686a' : '#2a5254',
          3,
        ),
      ),
    ) +
    lamp(180, 62, gold) +
    lamp(320, 46, gold) +
    lamp(460, 62, gold) +
    box(0, 246, 640, 114, zinc) +
    box(0, 246, 640, 12, paper) +
    times(3, (at) => `<ellipse cx="${210 + at * 118}" cy="292" rx="54" ry="18" fill="${paper}"/>`) +
    times(6, (at) => box(178 + at * 11, 272 + (at % 2) * 6, 12, 14, '#d98a35', 3)) +
    times(5, (at) => disc(304 + at * 14, 286 - (at % 2) * 8, 8, vine)) +
    shape('M412 292q4 -22 34 -22t34 22z', brick) +
    glass(266, 246, 92, '#d99a3f') +
    glass(388, 246, 92, '#d99a3f'),
  'the-cellar-door': () =>
    box(0, 0, 640, 360, night) +
    times(9, (at) =>
      box(20 + at * 25, at * 27 - 6, 600 - at * 50, 360, cycle(['#3d3650', '#312b43'], at)),
    ) +
    box(236, 78, 168, 222, wood, 6) +
    shape('M250 300V150a70 62 0 0 1 140 0V300z', light) +
    shape('M250 300V150a70 62 0 0 1 140 0V300z', '#fbe3ae66') +
    disc(286, 232, 40, ink) +
    disc(286, 232, 15, wine) +
    disc(286, 232, 3, paper) +
    box(338, 212, 18, 60, paper, 3) +
    shape('M347 210q-14 -16 0 -40q14 24 0 40z', '#d9702f') +
    box(250, 272, 140, 28, bark),
  'rosewater-patisserie': () =>
    box(0, 0, 640, 360, blush) +
    times(16, (at) => shape(`M${at * 40} 0h40v58a20 20 0 0 1 -40 0z`, cycle([rose, paper], at))) +
    box(0, 290, 640, 70, rose) +
    box(0, 284, 640, 10, paper) +
    shape('M190 168h260l-12 18H202z', paper) +
    shape('M310 186h20l8 84h-36z', paper) +
    shape('M262 270h116l14 16H248z', paper) +
    times(
      5,
      (at) =>
        shape(`M${206 + at * 46} 168l7 -46q16 -12 30 0l7 46z`, cycle(['#6d3f24', '#854d2b'], at)) +
        line(`M${221 + at * 46} 124v40M${234 + at * 46} 124v40`, '#4d2b19', 3),
    ) +
    shape('M452 284q-6 -62 54 -64q58 4 50 64q-20 -22 -52 -20t-52 20z', '#d99a4e') +
    line('M474 268q6 -30 22 -42M504 264q0 -28 4 -42M534 268q-2 -26 -16 -40', '#b5702f', 5) +
    glass(126, 284, 118, '#e3b04b'),
  'the-brass-rail': () =>
    box(0, 0, 640, 360, '#4b2b22') +
    times(
      16,
      (at) => box(at * 40 + 3, 3, 34, 34, '#8d7a63', 4) + disc(at * 40 + 20, 20, 9, '#6f5f4c'),
    ) +
    times(
      16,
      (at) => box(at * 40 + 3, 41, 34, 34, '#7d6b56', 4) + disc(at * 40 + 20, 58, 9, '#62533f'),
    ) +
    box(0, 276, 640, 84, wood) +
    box(0, 266, 640, 12, gold, 6) +
    box(176, 168, 190, 22, gold, 11) +
    box(258, 180, 26, 92, gold) +
    times(
      3,
      (at) =>
        box(192 + at * 64, 92, 22, 74, cycle([wine, moss, slate], at), 9) +
        box(198 + at * 64, 186, 10, 34, gold, 4),
    ) +
    shape('M402 266l-12 -130h104l-12 130z', '#fffdf955') +
    shape('M403 262l-9 -98h96l-9 98z', '#d08a2c') +
    shape('M388 164q-6 -34 24 -34q10 -22 34 -14q22 -10 32 12q26 2 18 36z', paper),
  'the-ferrymans-arms': () =>
    box(0, 0, 640, 360, '#34405a') +
    disc(470, 92, 34, glow) +
    shape('M0 236h640v124H0z', water) +
    times(5, (at) =>
      line(`M${40 + at * 130} ${268 + (at % 3) * 26}q22 -12 44 0t44 0`, '#86a6b0', 4),
    ) +
    shape('M60 240V110l96 -58l96 58V240z', plum) +
    shape('M44 118L156 44l112 74', '#2c1a29') +
    times(2, (row) => times(3, (at) => box(84 + at * 56, 124 + row * 56, 34, 38, light, 3))) +
    line('M268 96h76', ink, 7) +
    line('M296 96v24M336 96v24', ink, 4) +
    box(276, 118, 80, 62, wine, 6) +
    shape('M288 154h56q-6 18 -28 18t-28 -18zM314 150V126l20 24z', glow) +
    shape('M330 262h190q-16 46 -60 46h-74q-40 0 -56 -46z', bark) +
    line('M428 262V186', bark, 6) +
    disc(428, 186, 12, light) +
    line('M380 238L300 318', wood, 7),
  'canal-house-wines': () =>
    box(0, 0, 640, 360, '#8b93a8') +
    box(0, 270, 640, 90, '#5a7383') +
    times(5, (at) => {
      const x = 86 + at * 96;
      const wall = cycle(['#6a4a4a', '#8c6a56', '#54606e', '#7b5346', '#6d6a56'], at);
      const gable = at % 2 ? `l46 -54l46 54` : `v-22h18v-22h18v-20h20v20h18v22h18v22`;
      return (
        shape(`M${x} 274V130${gable}V274z`, wall) +
        times(3, (row) =>
          times(2, (column) =>
            box(x + 16 + column * 38, 140 + row * 42, 22, 28, at === 2 ? slate : cream),
          ),
        )
      );
    }) +
    times(6, (at) => line(`M${70 + at * 96} ${300 + (at % 2) * 24}h56`, sage, 4)) +
    line('M262 60v214M378 60v214M262 110h116M262 170h116M262 230h116', gold, 5),
};
