import './action-bar.css';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/**
 * Main actions of the screen, within reach of the thumb. Sticks to the bottom edge and ends below the
 * content, so it hides nothing.
 */
export function ActionBar({ label, children }: Props) {
  return (
    <div role="group" aria-label={label} className="action-bar no-print">
      {children}
    </div>
  );
}
