import { Card, Flex, Text } from '@chakra-ui/react';
import { type Invitation, joinGroup, readInvitation } from '@wine-walk/common/api/groups.ts';
import type { ReactNode } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { useTexts } from '../../../i18n/texts.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { TwoGlasses } from '../../../ui/illustrations/two-glasses.tsx';
import { Page } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { paths } from '../../shared/paths.ts';
import { groupIdIn } from './group-link.ts';
import { useGroupAction } from './use-group-action.ts';

/** Target of an invitation link: describes the group and lets the attendee join. */
export default function GroupPage() {
  const texts = useTexts('groups');
  const groupId = groupIdIn(useParams().groupId);
  const { data, error, refetch } = useApiQuery(
    readInvitation,
    { params: { groupId: groupId ?? '' } },
    { enabled: groupId !== null },
  );
  const isUnknown = groupId === null || (error instanceof ApiError && error.code === 'group-gone');
  if (isUnknown) {
    return (
      <Page title={texts.unknownTitle} intro={texts.unknown}>
        <InvitationCard>
          <ToTogether />
        </InvitationCard>
      </Page>
    );
  }
  if (data) return <InvitationDetails groupId={groupId} invitation={data} />;
  return (
    <Page title={texts.title}>
      {error ? (
        <ErrorState title={texts.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingRegion>
          <SkeletonBlock height="140px" />
        </LoadingRegion>
      )}
    </Page>
  );
}

interface InvitationDetailsProps {
  groupId: string;
  invitation: Invitation;
}

/** Invitation to a group with the join button, or the reason joining is impossible. */
function InvitationDetails({
  groupId,
  invitation: { eventName, members, state },
}: InvitationDetailsProps) {
  const texts = useTexts('groups');
  const navigate = useNavigate();
  const join = useGroupAction((_, call) => call(joinGroup, { params: { groupId } }), {
    success: { title: texts.joined, description: texts.joinedWhere },
    onSuccess: () => navigate(paths.together.getHref(), { replace: true }),
  });
  if (state === 'joined') return <Navigate to={paths.together.getHref()} replace />;
  if (state !== 'open') {
    return (
      <Page title={texts.joinTitle({ event: eventName })} intro={texts.states[state]}>
        <InvitationCard>
          <ToTogether />
        </InvitationCard>
      </Page>
    );
  }
  return (
    <Page title={texts.joinTitle({ event: eventName })} intro={texts.joinLead({ count: members })}>
      <InvitationCard>
        <Text>{texts.joinWhat}</Text>
        <Flex gap="3" wrap="wrap">
          <Button loading={join.isPending} loadingText={texts.join} onClick={() => join.mutate()}>
            {texts.join}
          </Button>
          <Button asChild variant="ghost">
            <Link to={paths.home.getHref()}>{texts.notNow}</Link>
          </Button>
        </Flex>
      </InvitationCard>
    </Page>
  );
}

/** Card with the group illustration and the available actions. */
function InvitationCard({ children }: { children: ReactNode }) {
  return (
    <Card.Root maxW="560px">
      <Card.Body
        gap="5"
        css={{ '& > svg': { width: '168px', height: 'auto', marginInline: 'auto' } }}
      >
        <TwoGlasses />
        {children}
      </Card.Body>
    </Card.Root>
  );
}

/** Link to the screen of the attendee's group. */
function ToTogether() {
  const texts = useTexts('groups');
  return (
    <Button asChild variant="outline" alignSelf="flex-start">
      <Link to={paths.together.getHref()}>{texts.toTogether}</Link>
    </Button>
  );
}
