const ground = 414;

interface HouseProps {
  x: number;
  width: number;
  /** Where the wall ends and the roof begins. */
  top: number;
  roof: 'gable' | 'flat' | 'stepped' | 'tower';
}

/** A house's outline, from the ground to its roof. */
export function House({ x, width, top, roof }: HouseProps) {
  const right = x + width;
  const middle = x + width / 2;
  const roofs = {
    gable: `L${x - 8} ${top}L${middle} ${top - width * 0.34}L${right + 8} ${top}L${right} ${top}`,
    flat: `L${x - 6} ${top}v-10h${width + 12}v10L${right} ${top}`,
    stepped: `v-16h${width * 0.2}v-16h${width * 0.2}v-14h${width * 0.2}v14h${width * 0.2}v16h${width * 0.2}v16`,
    tower: `L${x - 6} ${top}L${middle} ${top - 92}L${right + 6} ${top}L${right} ${top}`,
  };
  return <path d={`M${x} ${ground}V${top}${roofs[roof]}V${ground}Z`} />;
}

interface WindowsProps {
  x: number;
  y: number;
  columns: number;
  rows: number;
}

/** Lit panes; every fifth household is out tonight. */
export function Windows({ x, y, columns, rows }: WindowsProps) {
  const all = Array.from({ length: columns * rows }, (_, at) => at);
  return all
    .filter((at) => (at + Math.round(x)) % 5 !== 0)
    .map((at) => (
      <rect
        key={at}
        x={x + (at % columns) * 34}
        y={y + Math.floor(at / columns) * 34}
        width="16"
        height="21"
        rx="2"
      />
    ));
}

/** An arched door standing open, its light on the pavement. */
export function DoorLight({ x }: { x: number }) {
  return (
    <>
      <path d={`M${x - 13} ${ground}v-34a13 13 0 0 1 26 0v34z`} />
      <path className="dusk-glow" d={`M${x - 13} ${ground}h26l22 6h-70z`} />
    </>
  );
}

const posts = [-20, 150, 305, 470, 625, 790, 945, 1080, 1220];

/** The string of lamps from house to house, each span hanging a little. */
export function Bulbs() {
  const spans = posts.slice(1).map((to, at) => ({ from: posts[at] ?? to, to }));
  return (
    <>
      <path
        className="dusk-string"
        d={spans.map(({ from, to }) => `M${from} 262Q${(from + to) / 2} 306 ${to} 262`).join('')}
      />
      <g className="dusk-bulb">
        {spans.flatMap(({ from, to }) => [0.2, 0.4, 0.6, 0.8].map((t) => bulbAt(from, to, t)))}
      </g>
    </>
  );
}

function bulbAt(from: number, to: number, t: number) {
  const x = from + (to - from) * t;
  const y = 262 + 2 * t * (1 - t) * 44 + 4;
  return <circle key={`${from}:${t}`} cx={x} cy={y} r="3.6" />;
}
