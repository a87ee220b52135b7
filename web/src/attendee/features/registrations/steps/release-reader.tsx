import { Button, Text } from '@chakra-ui/react';
import type { ShownRelease } from '@wine-walk/common/api/releases.ts';
import { useState } from 'react';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { ReleaseFrame } from '../../../../shared/release-sections.tsx';
import { AppDialog } from '../../../../ui/dialogs/app-dialog.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';

interface Props {
  release: ShownRelease;
  isOpen: boolean;
  onClose: () => void;
}

/** Release in a dialog, with the share of the text that was on the screen. */
export default function ReleaseReader({ release, isOpen, onClose }: Props) {
  const common = useTexts('common');
  const texts = useTexts('registration');
  const { percent } = useFormats();
  const [readPercent, setReadPercent] = useState(0);
  const measure = (frame: HTMLElement | null) => {
    if (frame) setReadPercent((before) => Math.max(before, shownPercent(frame)));
  };
  const progress =
    readPercent === 100
      ? texts.releaseRead
      : texts.releaseProgress({ share: percent(readPercent) });
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      size="lg"
      title={texts.releaseTitle}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <ProgressBar value={readPercent} max={100} label={texts.releaseTitle} text={progress} />
      <Text color="muted" fontSize="sm" mt="1" mb="3" aria-hidden="true">
        {progress}
      </Text>
      <ReleaseFrame
        ref={measure}
        release={release}
        isBoxed={false}
        maxH="58dvh"
        onScroll={(event) => measure(event.currentTarget)}
      />
    </AppDialog>
  );
}

/** Returns the share of the frame's text down to its lower edge, from 0 to 100; 100 if all of it fits. */
function shownPercent({ scrollTop, clientHeight, scrollHeight }: HTMLElement): number {
  // Fractional scroll positions may end one pixel early.
  if (scrollTop + clientHeight >= scrollHeight - 2) return 100;
  return Math.floor((100 * (scrollTop + clientHeight)) / scrollHeight);
}
