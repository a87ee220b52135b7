import { Box, Stack } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { texts } from '../texts/texts.ts';

interface Props {
  label?: string;
  /** True if it is open at first. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** Content that few users need, behind a label. It opens when a field in it has an error. */
export function More({ label = texts.kit.showMore, isOpenAtFirst = false, children }: Props) {
  // Decided once, so that an edit closes nothing.
  const [isOpen] = useState(isOpenAtFirst);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (element.querySelector('[aria-invalid="true"]')) element.open = true;
    });
    observer.observe(element, { subtree: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, []);
  return (
    <details ref={details} open={isOpen}>
      <Box as="summary" w="fit-content" py="2" cursor="pointer" color="wineText" fontSize="sm">
        {label}
      </Box>
      <Stack gap="4">{children}</Stack>
    </details>
  );
}
