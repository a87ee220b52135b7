import type { ReactNode } from 'react';
import './illustrations.css';

/** Frame of an illustration: 200 by 140 units, decorative, in theme colors (illustrations.css). */
export function Illustration({ children }: { children: ReactNode }) {
  return (
    <svg className="illustration" viewBox="0 0 200 140" width="200" height="140" aria-hidden="true">
      {children}
    </svg>
  );
}
