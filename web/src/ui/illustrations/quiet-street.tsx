import { Illustration } from './illustration.tsx';

/** Illustration for no event: closed shutters, a cat and a moon. */
export function QuietStreet() {
  return (
    <Illustration>
      <circle className="i-gold-soft" cx="158" cy="30" r="16" stroke="none" />
      <path className="i-paper" d="M22 124V66l26-20 26 20v58z" />
      <path className="i-soft" d="M74 124V44h50v80z" />
      <path className="i-vine" d="M124 124V62h48v62z" />
      <path d="M120 62l28-16 28 16" />
      <path className="i-paper" d="M36 124V94h20v30zM88 124V90h22v34zM138 124V92h20v32z" />
      <path
        d="M88 97h22M88 104h22M88 111h22M138 99h20M138 106h20M138 113h20M36 101h20M36 108h20"
        strokeWidth="1.4"
      />
      <path d="M84 58h12v14H84zM104 58h12v14h-12zM134 72h10v10h-10zM152 72h10v10h-10zM42 72h12v12H42z" />
      <path d="M10 124h180" />
      <path
        className="i-wine"
        d="M118 124c-1-8 2-12 6-12l1-5 4 3 4-3 0 6c3 3 3 8 2 11z"
        stroke="none"
      />
    </Illustration>
  );
}
