import type { WalkProgress } from '@domain/progress.ts';
import { createContext, use, useState } from 'react';
import type { ReadyWalk } from '../../data/walk.ts';
import { sharePicture, shareText } from '../../device/share.ts';
import { useFormats } from '../../texts/format.ts';
import { useTexts } from '../../texts/texts.ts';
import { stampBusinesses } from '../seen-business.ts';
import { notify } from '../toaster.tsx';
import { drawPicture } from './picture.ts';
import { progressText } from './progress-text.ts';
import { stampsOf } from './stamps-of.ts';

/** What leaves the page; a test gives its own. */
export const ShareDeviceContext = createContext({ shareText, sharePicture, drawPicture });

/** Sharing the walk as text and as a picture. `showText`: where neither share sheet nor clipboard takes it. */
export function useShareWalk(
  { event, catalogue, progress }: ReadyWalk,
  standing: WalkProgress,
  showText: (text: string) => void,
) {
  const texts = useTexts();
  const { home } = texts;
  const { date, time, number } = useFormats();
  const device = use(ShareDeviceContext);
  const [isDrawing, setDrawing] = useState(false);
  const text = progressText(event, standing, window.location.origin, texts);
  const item = { title: event.name, text };

  async function shareAsText() {
    const outcome = await device.shareText(item);
    if (outcome === 'copied') {
      notify({ type: 'success', title: home.copiedTitle, description: home.copied });
    }
    if (outcome === 'unavailable') showText(text);
  }

  async function shareAsPicture() {
    if (isDrawing) return;
    setDrawing(true);
    try {
      const picture = await device.drawPicture({
        title: event.name,
        date: date(event.startTime, event.timeZone),
        visited: number(standing.visitedBusinesses),
        ofBusinesses: home.ofBusinesses(standing.totalBusinesses),
        rewards: home.rewardsUnlocked(standing.unlockedRewards),
        hashtag: event.hashtag,
        stamps: stampsOf(stampBusinesses(catalogue, progress)).map((stamp) => ({
          name: stamp.name,
          stampedAt: stamp.stampedAt,
          time: time(stamp.stampedAt, event.timeZone),
          isSpecial: stamp.hasSpecialReward,
        })),
      });
      const outcome = await device.sharePicture(item, picture);
      if (outcome === 'saved') {
        notify({ type: 'success', title: home.savedTitle, description: home.saved });
      }
    } catch (error) {
      console.error('The picture could not be drawn.', error);
      notify({ type: 'error', title: home.pictureFailedTitle, description: home.pictureFailed });
    } finally {
      setDrawing(false);
    }
  }

  return { isDrawing, shareText: shareAsText, sharePicture: shareAsPicture };
}
