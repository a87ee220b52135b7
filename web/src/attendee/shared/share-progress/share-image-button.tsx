import { Button, type ButtonProps } from '@chakra-ui/react';
import { summarizeProgress } from '@wine-walk/common/rules/rewards/progress.ts';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import type { ReadyEventData } from '../event-data/event-data.ts';
import ShareTextDialog from './share-text-dialog.tsx';
import { useShareProgress } from './use-share-progress.ts';

interface Props extends Pick<ButtonProps, 'className' | 'size'> {
  eventData: ReadyEventData;
}

/** Button that shares the current passport as an image. */
export function ShareImageButton({ eventData, ...styleProps }: Props) {
  const home = useTexts('home');
  const [shownText, setShownText] = useState<string | null>(null);
  const summary = summarizeProgress(eventData.catalog, eventData.progress);
  const { isDrawing, sharePicture } = useShareProgress(eventData, summary, setShownText);
  return (
    <>
      <Button
        variant="outline"
        alignSelf="flex-start"
        {...styleProps}
        onClick={() => void sharePicture()}
        aria-disabled={isDrawing}
      >
        <Share2 aria-hidden="true" />
        <span>{isDrawing ? home.drawing : home.shareAsPicture}</span>
      </Button>
      <ShareTextDialog text={shownText} onClose={() => setShownText(null)} />
    </>
  );
}
