import { Illustration } from './illustration.tsx';

/** Illustration for a group: two glasses that meet. */
export function TwoGlasses() {
  return (
    <Illustration>
      <ellipse className="i-shade" cx="100" cy="124" rx="70" ry="7" />
      <g transform="translate(70 66) rotate(12)">
        <path className="i-paper" d="M-19-40h38c1 26-6 42-19 42s-20-16-19-42z" />
        <path className="i-wine" d="M-18-20h36C16-6 10 2 0 2s-16-8-18-22z" />
        <path d="M0 2v46m-15 0h30" />
      </g>
      <g transform="translate(130 66) rotate(-12)">
        <path className="i-paper" d="M-19-40h38c1 26-6 42-19 42s-20-16-19-42z" />
        <path className="i-gold" d="M-18-20h36C16-6 10 2 0 2s-16-8-18-22z" />
        <path d="M0 2v46m-15 0h30" />
      </g>
      <path className="i-wine-line" d="M100 18V6m-11 14-7-9m29 9 7-9" />
    </Illustration>
  );
}
