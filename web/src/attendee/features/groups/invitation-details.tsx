import { Flex, Text } from '@chakra-ui/react';
import { type Invitation, joinGroup } from '@wine-walk/common/api/groups.ts';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { api } from '../../../platform/session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { paths } from '../../shared/paths.ts';
import { InvitationCard } from './invitation-card.tsx';
import { ToProfile } from './to-profile.tsx';
import { useGroupAction } from './use-group-action.ts';

interface Props {
  groupId: string;
  invitation: Invitation;
}

/** An invitation to a group: to be accepted, or why it cannot be. */
export function InvitationDetails({ groupId, invitation: { eventName, members, state } }: Props) {
  const { group: texts } = useDeferredTexts();
  const navigate = useNavigate();
  const join = useGroupAction(
    () => api(joinGroup, { params: { groupId } }),
    () => {
      showToast({ type: 'success', title: texts.joined, description: texts.joinedWhere });
      void navigate(paths.profile.getHref(), { replace: true });
    },
  );
  if (state === 'joined') return <Navigate to={paths.profile.getHref()} replace />;
  if (state !== 'open') {
    return (
      <Page title={texts.joinTitle(eventName)} intro={texts.states[state]}>
        <InvitationCard>
          <ToProfile />
        </InvitationCard>
      </Page>
    );
  }
  return (
    <Page title={texts.joinTitle(eventName)} intro={texts.joinLead(members)}>
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
