import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Cards in as many columns as there is room for. */
export function BusinessGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      display="grid"
      gap="4"
      gridTemplateColumns="repeat(auto-fill, minmax(min(290px, 100%), 1fr))"
    >
      {children}
    </chakra.ul>
  );
}
