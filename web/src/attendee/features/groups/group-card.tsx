import './groups.css';
import { Flex, QrCode, Stack, Text } from '@chakra-ui/react';
import { leaveGroup, startGroup } from '@wine-walk/common/api/groups.ts';
import { type GroupDocument, groupDocument, maxGroupSize } from '@wine-walk/common/model/groups.ts';
import { eligibleBusinesses } from '@wine-walk/common/rules/events/eligible-businesses.ts';
import { LogOut, Share2, Users } from 'lucide-react';
import { useTexts } from '../../../i18n/texts.ts';
import { shareText } from '../../../platform/device/share.ts';
import { useLiveDocument } from '../../../platform/live/live.ts';
import { Button } from '../../../ui/button.tsx';
import { FocusOnReplace } from '../../../ui/dialogs/focus-on-replace.tsx';
import { Section } from '../../../ui/section.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { type ReadyEventData, useEventData } from '../../shared/event-data/event-data.ts';
import { groupLink } from './group-link.ts';
import { useGroupAction } from './use-group-action.ts';

/** Group of the attendee, or the button that creates one. Attendees are in a group only if they joined it. */
export function GroupCard() {
  const texts = useTexts('groups');
  const eventData = useEventData();
  const eventId = eventData.status === 'ready' ? eventData.event.id : '';
  const start = useGroupAction((_, call) => call(startGroup, { params: { eventId } }));
  if (eventData.status !== 'ready') return null;
  const { group } = eventData.progress;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <FocusOnReplace watch={group?.id}>
        {group ? (
          <OwnGroup eventData={eventData} id={group.id} ownMemberId={group.memberId} />
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

interface OwnGroupProps {
  eventData: ReadyEventData;
  id: string;
  ownMemberId: string;
}

/** Attendee's group, live: members, invitation and the button to leave. */
export function OwnGroup({ eventData, id, ownMemberId }: OwnGroupProps) {
  const texts = useTexts('groups');
  const { status, data } = useLiveDocument(`groups/${id}`, groupDocument);
  const leave = useGroupAction(
    (_, call) => call(leaveGroup, { params: { eventId: eventData.event.id } }),
    { success: texts.left },
  );
  const isFull = data && Object.keys(data.members).length >= maxGroupSize;
  return (
    <Stack gap="4">
      {data ? (
        <GroupMembers
          members={data.members}
          ownMemberId={ownMemberId}
          total={eligibleBusinesses(eventData.catalog, eventData.progress).length}
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
        <GroupInvitation id={id} eventName={eventData.event.name} />
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

interface GroupInvitationProps {
  id: string;
  eventName: string;
}

/** Invitation link to a group, to share or to scan from this screen. */
function GroupInvitation({ id, eventName }: GroupInvitationProps) {
  const texts = useTexts('groups');
  const href = groupLink(id);
  const send = async () => {
    const text = texts.inviteText({ event: eventName, href });
    const outcome = await shareText({ title: texts.inviteTitle, text });
    if (outcome === 'copied') showToast({ type: 'success', title: texts.copied });
    if (outcome === 'unavailable')
      showToast({ type: 'info', title: texts.invite, description: href });
  };
  return (
    <Stack gap="3" align="flex-start">
      <Button onClick={() => void send()}>
        <Share2 aria-hidden="true" />
        {texts.invite}
      </Button>
      <Text color="muted" fontSize="sm">
        {texts.scan}
      </Text>
      <QrCode.Root
        value={href}
        encoding={{ ecc: 'M' }}
        bg="var(--ww-dusk-text)"
        color="var(--ww-dusk-top)"
        p="3"
        borderRadius="l2"
      >
        <QrCode.Frame
          role="img"
          aria-label={texts.qrLabel}
          width="148px"
          height="148px"
          fill="var(--ww-dusk-top)"
          css={{ '--qr-code-overlay-size': '0px' }}
        >
          <QrCode.Pattern />
        </QrCode.Frame>
      </QrCode.Root>
    </Stack>
  );
}

interface GroupMembersProps {
  members: GroupDocument['members'];
  ownMemberId: string;
  /** Number of businesses that count at the event. */
  total: number;
}

/** Members by join time, with their number of stamps. */
function GroupMembers({ members, ownMemberId, total }: GroupMembersProps) {
  const texts = useTexts('groups');
  const inOrder = Object.entries(members).toSorted(([, a], [, b]) =>
    a.joinedAt.localeCompare(b.joinedAt),
  );
  return (
    <ul className="group-members" aria-label={texts.members}>
      {inOrder.map(([id, { firstName, stamps }]) => (
        <li key={id}>
          <span className="group-member-name">
            <bdi>{firstName}</bdi>
            {id === ownMemberId && (
              <span className="group-member-you">
                {'\u00a0'}· {texts.you}
              </span>
            )}
          </span>
          <span className="group-member-stamps">
            {texts.stamps({ count: stamps.length, total })}
          </span>
        </li>
      ))}
    </ul>
  );
}
