import { Flex, Stack, Text } from '@chakra-ui/react';
import { leaveGroup } from '@wine-walk/common/api/groups.ts';
import { groupDocument, maxGroupSize } from '@wine-walk/common/model/groups.ts';
import { eligibleBusinesses } from '@wine-walk/common/rules/events/eligible-businesses.ts';
import { LogOut } from 'lucide-react';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { api } from '../../../platform/session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { GroupInvitation } from './group-invitation.tsx';
import { GroupMembers } from './group-members.tsx';
import { useGroupAction } from './use-group-action.ts';

interface Props {
  walk: ReadyEventData;
  id: string;
  ownMemberId: string;
}

/** One's group, live: who is in it, how others come in, and the way out. */
export function OwnGroup({ walk, id, ownMemberId }: Props) {
  const { group: texts } = useDeferredTexts();
  const { status, data } = useLiveDocument(`groups/${id}`, groupDocument);
  const leave = useGroupAction(
    () => api(leaveGroup, { params: { eventId: walk.event.id } }),
    () => showToast({ type: 'success', title: texts.left }),
  );
  const isFull = data && Object.keys(data.members).length >= maxGroupSize;
  return (
    <Stack gap="4">
      {data ? (
        <GroupMembers
          members={data.members}
          ownMemberId={ownMemberId}
          total={eligibleBusinesses(walk.catalogue, walk.progress).length}
        />
      ) : status === 'loading' ? (
        <LoadingRegion>
          <SkeletonBlock height="96px" />
        </LoadingRegion>
      ) : (
        <Text color="muted">{texts.unavailable}</Text>
      )}
      {isFull ? (
        <Text color="muted">{texts.states.full}</Text>
      ) : (
        <GroupInvitation id={id} eventName={walk.event.name} />
      )}
      <Flex>
        <Button
          variant="ghost"
          loading={leave.isPending}
          loadingText={texts.leave}
          onClick={() => leave.mutate()}
        >
          <LogOut aria-hidden="true" />
          {texts.leave}
        </Button>
      </Flex>
    </Stack>
  );
}
