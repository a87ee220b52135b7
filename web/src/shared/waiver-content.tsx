import { Box, Button } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { useState } from 'react';
import { useScreenTexts } from '../i18n/texts.ts';
import { ReleaseSections } from './release-sections.tsx';

interface Props {
  release: ShownRelease;
}

/** Complete release text in a frame that scrolls by touch and keyboard or expands fully. */
export function WaiverContent({ release }: Props) {
  const { registration: texts } = useScreenTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Box
        role="region"
        aria-label={texts.waiver}
        tabIndex={0}
        lang={release.language}
        maxH={isOpen ? 'none' : '17rem'}
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
        <ReleaseSections {...release} />
      </Box>
      <Button
        variant="plain"
        px="0"
        mt="1"
        aria-expanded={isOpen}
        onClick={() => setOpen((was) => !was)}
      >
        {isOpen ? texts.releaseClose : texts.releaseOpen}
      </Button>
    </Box>
  );
}
