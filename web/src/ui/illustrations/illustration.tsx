import type { ReactNode } from 'react';
import './illustrations.css';

/** The drawing's frame: 200 by 140, decorative, in the walk's colours (illustrations.css). */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className="illustration" viewBox="0 0 200 140" width="200" height="140" aria-hidden="true">
      {children}
    </svg>
  );
}
