import { Button, Stack } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { texts } from '../../texts/texts.ts';
import type { Noun } from '../noun.ts';
import { PortalPage } from '../portal-page.tsx';

interface Props {
  title: string;
  noun: Noun;
  /** Returns to the list. */
  onBack: () => void;
  children: ReactNode;
}

/** Page of one record, instead of the list of its tab. Its heading receives the focus. */
export function RecordFrame({ title, noun, onBack, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);
  return (
    <Stack as="section" aria-label={title} ref={page} gap="2">
      <Button
        variant="plain"
        size="sm"
        colorPalette="gray"
        alignSelf="start"
        px="0"
        color="muted"
        onClick={onBack}
      >
        <ArrowLeft aria-hidden="true" />
        {texts.kit.records.back(noun)}
      </Button>
      <PortalPage title={title}>{children}</PortalPage>
    </Stack>
  );
}
