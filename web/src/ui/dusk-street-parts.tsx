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

/** An arched door standing open beside a shop window, and their light on the pavement. */
export function Shop({ door: x }: { door: number }) {
  return (
    <>
      <path d={`M${x - 12} ${ground}v-34a12 12 0 0 1 24 0v34z`} />
      <path className="dusk-display" d={`M${x + 24} ${ground - 10}v-28h34v28z`} />
      <path className="dusk-awning" d={`M${x + 19} ${ground - 38}l5-11h34l5 11z`} />
      <path className="dusk-glow" d={`M${x - 12} ${ground}h24l20 6h-64z`} />
    </>
  );
}

/** A sign hung out over the street: a glass. */
export function Sign({ x }: { x: number }) {
  return (
    <g className="dusk-sign">
      <path d={`M${x} ${ground - 84}h30`} />
      <circle cx={x + 22} cy={ground - 66} r="15" />
      <path
        d={`M${x + 16} ${ground - 75}h12c1 8-2 11-6 11s-7-3-6-11zM${x + 22} ${ground - 64}v7m-4 0h8`}
      />
    </g>
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
  const x = Math.round(from + (to - from) * t);
  const y = Math.round(266 + 2 * t * (1 - t) * 44);
  return <circle key={`${from}:${t}`} cx={x} cy={y} r="3.6" />;
}
