/** Over the rim of a stamp whose visit waits to be confirmed; upright, however the stamp is slanted. */
export function StampClock() {
  return (
    <g className="stamp-clock" transform="translate(43 43)">
      <circle r="18" />
      <path d="M0 -9V1l7 5" />
    </g>
  );
}
