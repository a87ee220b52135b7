import { Box, Button } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import { useScreenTexts } from '../../../i18n/texts.ts';
import { ReleaseText } from '../../../shared/waiver-content.tsx';
import { lazyOnInteraction, useHasBeenOpen } from '../../../ui/lazy-on-interaction.tsx';

const ReleaseReader = lazyOnInteraction(() => import('./release-reader.tsx'));

/** Release in a small frame that scrolls, and the button that opens it in the reader. */
export function ReleasePreview({ release }: { release: ShownRelease }) {
  const { registration: texts } = useScreenTexts();
  const [isOpen, setOpen] = useState(false);
  const hasOpened = useHasBeenOpen(isOpen);
  return (
    <Box>
      <Box
        role="region"
        aria-label={texts.waiver}
        tabIndex={0}
        lang={release.language}
        maxH="9rem"
        overflowY="auto"
        overscrollBehavior="contain"
        bg="sunken"
        borderRadius="l2"
        borderWidth="1px"
        borderColor="line"
        px="min({spacing.4}, var(--ww-edge))"
        py="4"
        _focusVisible={{ outline: '3px solid', outlineColor: 'focus' }}
      >
        <ReleaseText release={release} />
      </Box>
      <Button variant="outline" mt="3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <BookOpen size={18} aria-hidden="true" />
        {texts.releaseOpen}
      </Button>
      {hasOpened && (
        <ReleaseReader release={release} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}
