import { Box, Button } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { ReleaseFrame } from './release-sections.tsx';

interface Props {
  release: ShownRelease;
}

/** Complete release text in a frame that scrolls by touch and keyboard or expands fully. */
export function WaiverContent({ release }: Props) {
  const texts = useTexts('registration');
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <ReleaseFrame release={release} maxH={isOpen ? 'none' : '17rem'} />
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
