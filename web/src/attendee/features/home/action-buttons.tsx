import { chakra } from '@chakra-ui/react';
import type { EventStatus } from '@wine-walk/common/rules/events/event-status.ts';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import { Navigation, QrCode, Share2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { shareText } from '../../../platform/device/share.ts';
import { openDirections } from '../../../platform/location/directions.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import { useCheckIn } from '../../../shared/check-in-context.ts';
import { lazyOnInteraction, useHasBeenOpen } from '../../../ui/lazy-on-interaction.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import type { ReadyEventData } from '../../shared/event-data/event-data.ts';
import { shareProgressText, walkAddress } from '../../shared/share-progress/share-content.ts';

const ShareTextDialog = lazyOnInteraction(
  () => import('../../shared/share-progress/share-text-dialog.tsx'),
);

/** Device functions; tests pass their own. */
interface Device {
  share: typeof shareText;
  openDirections: typeof openDirections;
}

interface Props {
  event: ReadyEventData['event'];
  status: EventStatus;
  summary: ProgressSummary;
  /** Next business on the route. */
  next: BusinessView | undefined;
  device?: Device;
}

const thisDevice: Device = { share: shareText, openDirections };

/** Buttons Scan QR, Get Directions and Share Progress. */
export function ActionButtons({ event, status, summary, next, device = thisDevice }: Props) {
  const home = useTexts('home');
  const { scan } = useCheckIn();
  const [shownText, setShownText] = useState<string | null>(null);
  const wasShown = useHasBeenOpen(shownText !== null);

  function goToNext() {
    if (next) return device.openDirections(next);
    const description = summary.totalBusinesses === 0 ? home.noneAtAll : home.allVisited;
    showToast({ type: 'info', title: home.noneLeftTitle, description });
  }

  async function shareProgress() {
    const text = shareProgressText(event, summary, walkAddress(), { home });
    const outcome = await device.share({ title: event.name, text });
    if (outcome === 'copied') {
      showToast({ type: 'success', title: home.copiedTitle, description: home.copied });
    }
    if (outcome === 'unavailable') setShownText(text);
  }

  return (
    <>
      <chakra.div
        role="group"
        aria-label={home.actions}
        display="grid"
        gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))"
        gap="2"
      >
        {status === 'running' && <Action icon={<QrCode />} label={home.scan} onClick={scan} />}
        <Action icon={<Navigation />} label={home.directions} onClick={goToNext} />
        <Action icon={<Share2 />} label={home.share} onClick={shareProgress} />
      </chakra.div>
      {wasShown && <ShareTextDialog text={shownText} onClose={() => setShownText(null)} />}
    </>
  );
}

interface ActionProps {
  icon: ReactNode;
  label: string;
  onClick: () => void;
}

function Action({ icon, label, onClick }: ActionProps) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      display="grid"
      justifyItems="center"
      alignContent="center"
      gap="1.5"
      minH="19"
      px="1"
      py="3"
      bg="card"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
      boxShadow="card"
      color="wineText"
      fontWeight="600"
      fontSize="sm"
      lineHeight="1.2"
      cursor="button"
      transition="background 150ms, border-color 150ms"
      _hover={{ borderColor: 'line.strong' }}
      _focusVisible={{ outline: '3px solid', outlineColor: 'focus', outlineOffset: '2px' }}
    >
      <span aria-hidden="true">{icon}</span>
      {label}
    </chakra.button>
  );
}
