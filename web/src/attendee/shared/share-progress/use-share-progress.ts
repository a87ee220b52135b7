import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { motifOf } from '@wine-walk/common/rules/businesses/stamp-motif.ts';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import { createContext, use, useState } from 'react';
import { useFormats } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { shareImage, shareText } from '../../../platform/device/share.ts';
import { businessesWithStamps } from '../../../shared/business-view.ts';
import { motifPaths } from '../../../shared/stamp/stamp-motifs.ts';
import { showToast } from '../../../ui/toaster.tsx';
import type { ReadyEventData } from '../event-data/event-data.ts';
import { passportStamps, shareProgressText, walkAddress } from './share-content.ts';
import { drawShareImage } from './share-image.ts';

/** Device functions for sharing; tests replace them. */
export const ShareDeviceContext = createContext({
  shareText,
  sharePicture: shareImage,
  drawPicture: drawShareImage,
});

/**
 * Returns functions that share the progress as text or image. `showText`: called if neither share sheet nor
 * clipboard works.
 */
export function useShareProgress(
  { event, catalog, progress }: ReadyEventData,
  summary: ProgressSummary,
  showText: (text: string) => void,
) {
  const home = useTexts('home');
  const { date, time, number } = useFormats();
  const device = use(ShareDeviceContext);
  const [isDrawing, setDrawing] = useState(false);
  const text = shareProgressText(event, summary, walkAddress(), { home });
  const item = { title: event.name, text };

  async function shareAsText() {
    const outcome = await device.shareText(item);
    if (outcome === 'copied') {
      showToast({ type: 'success', title: home.copiedTitle, description: home.copied });
    }
    if (outcome === 'unavailable') showText(text);
  }

  async function shareAsPicture() {
    if (isDrawing) return;
    setDrawing(true);
    try {
      const picture = await device.drawPicture({
        title: event.name,
        date: sentenceStart(date(event.startTime, event.timeZone)),
        visited: number(summary.visitedBusinesses),
        ofBusinesses: home.ofBusinesses({ total: summary.totalBusinesses }),
        rewards: home.rewardsUnlocked({ count: summary.unlockedRewards }),
        hashtag: event.hashtag,
        address: walkAddress().replace(/^https?:\/\//, ''),
        stamps: passportStamps(businessesWithStamps(catalog, progress)).map((stamp) => ({
          name: stamp.name,
          motif: motifPaths[motifOf(stamp)],
          isInked: stamp.isVisited,
          stampedAt: stamp.stampedAt ?? '',
          time: stamp.stampedAt ? time(stamp.stampedAt, event.timeZone) : '',
          isSpecial: stamp.hasSpecialReward,
        })),
      });
      const outcome = await device.sharePicture(item, picture);
      if (outcome === 'saved') {
        showToast({ type: 'success', title: home.savedTitle, description: home.saved });
      }
    } catch (error) {
      console.error('The picture could not be drawn.', error);
      showToast({ type: 'error', title: home.pictureFailedTitle, description: home.pictureFailed });
    } finally {
      setDrawing(false);
    }
  }

  return { isDrawing, shareText: shareAsText, sharePicture: shareAsPicture };
}
