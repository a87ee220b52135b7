import { Button, Flex } from '@chakra-ui/react';
import { createContext } from 'react';
import { Link } from 'react-router-dom';

export interface PageLink {
  label: string;
  href: string;
  isCurrent: boolean;
}

interface Props {
  /** Accessible name of the navigation. */
  label: string;
  pages: readonly PageLink[];
}

/** Links below the heading of the shown tab; null for a tab of one page. */
export const TabPagesContext = createContext<Props | null>(null);

/** Links to the pages of a tab. */
export function PageLinks({ label, pages }: Props) {
  return (
    <Flex as="nav" aria-label={label} gap="1" wrap="wrap">
      {pages.map(({ label: page, href, isCurrent }) => (
        <Button
          key={href}
          asChild
          size="sm"
          variant={isCurrent ? 'subtle' : 'ghost'}
          colorPalette={isCurrent ? 'wine' : 'gray'}
        >
          <Link to={href} aria-current={isCurrent ? 'page' : undefined}>
            {page}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}
