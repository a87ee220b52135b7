import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { errorMessage } from '../../../shared/error-message.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { useEventData } from '../event-data/event-data.ts';
import { removeSentLikeChanges } from './like-changes.ts';
import { sendLikeChanges } from './send-like-changes.ts';

/** Sends the liked pours of this device, and shows which one the server refused. Rendered once, by the signed-in app. */
export default function LikeSender() {
  const problems = useTexts('problems');
  const eventData = useEventData();
  const participantId = eventData.participant?.id;
  const showRefusal = useEffectEvent((error: unknown) =>
    showToast({ type: 'error', title: errorMessage(error, { problems }) }),
  );
  useEffect(
    () => (participantId ? sendLikeChanges(participantId, showRefusal) : undefined),
    [participantId],
  );
  const liked = eventData.status === 'ready' ? eventData.progress.likedPours : null;
  useEffect(() => {
    if (liked) removeSentLikeChanges();
  }, [liked]);
  return null;
}
