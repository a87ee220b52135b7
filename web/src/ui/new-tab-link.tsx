import { chakra, Link } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

/** External link that opens in a new tab and announces that. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  const common = useTexts('common');
  return (
    <Link href={href} target="_blank" rel="noopener" minH="11">
      <chakra.span minW="0" overflowWrap="anywhere">
        {children}
      </chakra.span>
      <ExternalLink size={16} aria-hidden="true" />
      <chakra.span srOnly>({common.newTab})</chakra.span>
    </Link>
  );
}
