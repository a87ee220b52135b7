import './street-scene.css';

/**
 * Street at dusk: two rows of houses, lit windows and a string of lamps. Decorative. Fills the width of its
 * parent and is aligned to its bottom, so the sky grows with the parent.
 */
export function StreetScene() {
  return (
    <svg
      className="dusk-street"
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g className="dusk-far">
        <path d="M0 420V250l70-46 70 46v-30h90v-64l26-44 26 44v50h80l60-44 60 44v34h86v-66h96v40l64-48 64 48v20h92v-54l44-36 44 36v40h80l58-40 60 40v220z" />
      </g>
      <g className="dusk-back">
        <House x={40} width={150} top={232} roof="gable" />
        <House x={214} width={120} top={196} roof="flat" />
        <House x={360} width={170} top={242} roof="gable" />
        <House x={560} width={110} top={176} roof="tower" />
        <House x={690} width={150} top={228} roof="gable" />
        <House x={868} width={126} top={204} roof="flat" />
        <House x={1014} width={160} top={240} roof="gable" />
      </g>
      <g className="dusk-window-dim">
        <Windows x={240} y={224} columns={3} rows={2} />
        <Windows x={588} y={214} columns={2} rows={3} />
        <Windows x={894} y={232} columns={3} rows={2} />
      </g>
      <g className="dusk-front">
        <House x={-30} width={190} top={300} roof="gable" />
        <House x={300} width={170} top={308} roof="gable" />
        <House x={620} width={160} top={304} roof="flat" />
        <House x={950} width={130} top={306} roof="flat" />
      </g>
      <g className="dusk-middle">
        <House x={160} width={140} top={284} roof="flat" />
        <House x={470} width={150} top={272} roof="stepped" />
        <House x={780} width={170} top={282} roof="gable" />
        <House x={1080} width={180} top={288} roof="gable" />
        <path d="M112 270v-34h16v44zM404 268v-30h14v38zM904 244v-30h16v44z" />
      </g>
      <g className="dusk-window">
        <Windows x={24} y={320} columns={3} rows={1} />
        <Windows x={186} y={304} columns={3} rows={1} />
        <Windows x={330} y={322} columns={3} rows={1} />
        <Windows x={496} y={294} columns={3} rows={1} />
        <Windows x={652} y={320} columns={3} rows={1} />
        <Windows x={812} y={306} columns={3} rows={1} />
        <Windows x={976} y={322} columns={3} rows={1} />
        <Windows x={1118} y={312} columns={3} rows={1} />
        <Shop door={60} />
        <Shop door={222} />
        <Shop door={374} />
        <Shop door={536} />
        <Shop door={692} />
        <Shop door={856} />
        <Shop door={1006} />
        <Shop door={1162} />
      </g>
      <Sign x={268} />
      <Sign x={742} />
      <Bulbs />
      <rect className="dusk-kerb" y="412" width="1200" height="8" />
    </svg>
  );
}

const ground = 414;

interface HouseProps {
  x: number;
  width: number;
  /** Vertical position at which the wall ends and the roof begins. */
  top: number;
  roof: 'gable' | 'flat' | 'stepped' | 'tower';
}

/** Outline of a house from the ground to its roof. */
function House({ x, width, top, roof }: HouseProps) {
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

/** Lit windows; every fifth one is dark. */
function Windows({ x, y, columns, rows }: WindowsProps) {
  const all = Array.from({ length: columns * rows }, (_, index) => index);
  return all
    .filter((index) => (index + Math.round(x)) % 5 !== 0)
    .map((index) => (
      <rect
        key={index}
        x={x + (index % columns) * 34}
        y={y + Math.floor(index / columns) * 34}
        width="16"
        height="21"
        rx="2"
      />
    ));
}

/** Open arched door next to a shop window, with their light on the pavement. */
function Shop({ door: x }: { door: number }) {
  return (
    <>
      <path d={`M${x - 12} ${ground}v-34a12 12 0 0 1 24 0v34z`} />
      <path className="dusk-display" d={`M${x + 24} ${ground - 10}v-28h34v28z`} />
      <path className="dusk-awning" d={`M${x + 19} ${ground - 38}l5-11h34l5 11z`} />
      <path className="dusk-glow" d={`M${x - 12} ${ground}h24l20 6h-64z`} />
    </>
  );
}

/** Hanging shop sign with a glass. */
function Sign({ x }: { x: number }) {
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

/** String of lamps between the houses; each span hangs slightly. */
function Bulbs() {
  const spans = posts.slice(1).map((to, index) => ({ from: posts[index] ?? to, to }));
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
