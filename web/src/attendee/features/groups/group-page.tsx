import { readInvitation } from '@wine-walk/common/api/groups.ts';
import { useParams } from 'react-router-dom';
import { useDeferredTexts } from '../../../i18n/deferred-texts.ts';
import { ApiError } from '../../../platform/api/api-errors.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { LoadingRegion, SkeletonBlock } from '../../../ui/skeletons.tsx';
import { groupIdIn } from './group-link.ts';
import { InvitationCard } from './invitation-card.tsx';
import { InvitationDetails } from './invitation-details.tsx';
import { ToProfile } from './to-profile.tsx';

/** Where a link to a group leads: what it invites to, and whether one wants to join. */
export default function GroupPage() {
  const { group: texts } = useDeferredTexts();
  const groupId = groupIdIn(useParams().groupId);
  const { data, error, refetch } = useApiQuery(
    readInvitation,
    { params: { groupId: groupId ?? '' } },
    { enabled: groupId !== null },
  );
  const isUnknown = groupId === null || (error instanceof ApiError && error.code === 'not-found');
  if (isUnknown) {
    return (
      <Page title={texts.unknownTitle} intro={texts.unknown}>
        <InvitationCard>
          <ToProfile />
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
