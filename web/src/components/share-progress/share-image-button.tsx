import { Button } from '@chakra-ui/react';
import { summarizeProgress } from '@domain/progress.ts';
import { Image } from 'lucide-react';
import { useState } from 'react';
import type { ReadyEventData } from '../../data/event-data.ts';
import { useTexts } from '../../texts/texts.ts';
import ShareTextDialog from './share-text-dialog.tsx';
import { useShareProgress } from './use-share-progress.ts';

/** Shares the passport as a picture, as it is now. */
export function ShareImageButton({ walk }: { walk: ReadyEventData }) {
  const { home } = useTexts();
  const [shownText, setShownText] = useState<string | null>(null);
  const standing = summarizeProgress(walk.catalogue, walk.progress);
  const { isDrawing, sharePicture } = useShareProgress(walk, standing, setShownText);
  return (
    <>
      <Button
        variant="outline"
        alignSelf="flex-start"
        onClick={() => void sharePicture()}
        aria-disabled={isDrawing}
      >
        <Image aria-hidden="true" />
        {isDrawing ? home.drawing : home.shareAsPicture}
      </Button>
      <ShareTextDialog text={shownText} onClose={() => setShownText(null)} />
    </>
  );
}
