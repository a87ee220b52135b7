import { Box, Button } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { ReleaseFrame } from '../../../../shared/release-sections.tsx';
import { lazyOnInteraction, useHasBeenOpen } from '../../../../ui/lazy-on-interaction.tsx';

const ReleaseReader = lazyOnInteraction(() => import('./release-reader.tsx'));

interface Props {
  release: ShownRelease;
  /** Called when the text is scrolled or opened in the reader. */
  onOpen: () => void;
}

/** Release in a small frame that scrolls, and the button that opens it in the reader. */
export function ReleasePreview({ release, onOpen }: Props) {
  const texts = useTexts('registration');
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasBeenOpen(isOpen);
  return (
    <Box>
      <ReleaseFrame release={release} maxH="9rem" onScroll={onOpen} />
      <Button
        variant="outline"
        mt="3"
        aria-haspopup="dialog"
        onClick={() => {
          onOpen();
          setOpen(true);
        }}
      >
        <BookOpen size={18} aria-hidden="true" />
        {texts.releaseOpen}
      </Button>
      {hasOpened && (
        <ReleaseReader release={release} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}
