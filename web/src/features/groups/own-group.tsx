import { Flex, Stack, Text } from '@chakra-ui/react';
import { groupDocument, leaveGroup, maxGroupSize } from '@contract/groups.ts';
import { eligibleBusinesses } from '@domain/eligible-businesses.ts';
import { LogOut } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { LoadingRegion, SkeletonBlock } from '../../components/skeletons.tsx';
import { showToast } from '../../components/toaster.tsx';
import { api } from '../../data/api.ts';
import type { ReadyEventData } from '../../data/event-data.ts';
import { useLiveDocument } from '../../data/live.ts';
import { useDeferredTexts } from '../../texts/deferred/deferred-texts.ts';
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
