import { startGroup } from '@wine-walk/common/api/groups.ts';
import { Users } from 'lucide-react';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { api } from '../../../platform/session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/focus-on-replace.tsx';
import { Section } from '../../../ui/section.tsx';
import { useEventData } from '../../shared/event-data.ts';
import { OwnGroup } from './own-group.tsx';
import { useGroupAction } from './use-group-action.ts';

/** Those whom one walks with, or how to begin. Nobody is in a group unless they joined it. */
export function GroupCard() {
  const { group: texts } = useDeferredTexts();
  const walk = useEventData();
  const eventId = walk.status === 'ready' ? walk.event.id : '';
  const start = useGroupAction(() => api(startGroup, { params: { eventId } }));
  if (walk.status !== 'ready') return null;
  const { group } = walk.progress;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <FocusOnReplace watch={group?.id}>
        {group ? (
          <OwnGroup walk={walk} id={group.id} ownMemberId={group.memberId} />
        ) : (
          <Button
            variant="outline"
            alignSelf="flex-start"
            loading={start.isPending}
            loadingText={texts.start}
            onClick={() => start.mutate()}
          >
            <Users aria-hidden="true" />
            {texts.start}
          </Button>
        )}
      </FocusOnReplace>
    </Section>
  );
}
