import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Leads to what a tile counts, by a press anywhere on it. */
export function TileLink({ href, children }: { href: string; children: string }) {
  return (
    <chakra.span asChild _after={{ content: '""', position: 'absolute', inset: '0' }}>
      <Link to={href}>{children}</Link>
    </chakra.span>
  );
}
