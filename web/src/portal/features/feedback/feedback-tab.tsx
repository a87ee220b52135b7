import { Stack, Text } from '@chakra-ui/react';
import { readFeedback } from '@wine-walk/common/api/feedback.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { LiveList } from '../../kit/lists/live-list.tsx';
import { PortalPage } from '../../kit/portal-page.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { CommentList } from './comment-list.tsx';
import { GradeTable } from './grade-table.tsx';

/** What participants said of an event, without their names. */
export default function FeedbackTab() {
  const { events, event: event } = useSelectedEvent();
  return (
    <PortalPage title="Feedback" lead="What participants said at the end, without their names.">
      <LiveList live={events} failure="Failed to fetch events">
        {() =>
          event ? (
            <EventFeedback key={event.id} eventId={event.id} />
          ) : (
            <NoEventYet text="Participants are asked once a walk has ended." />
          )
        }
      </LiveList>
    </PortalPage>
  );
}

function EventFeedback({ eventId }: { eventId: string }) {
  const answer = useApiQuery(readFeedback, { params: { eventId } }, { call: staffCall });
  if (answer.isPending) return <TabSkeleton />;
  if (answer.isError)
    return (
      <ErrorState
        title="Failed to fetch feedback"
        text="Check the connection, then try again."
        onRetry={() => void answer.refetch()}
      />
    );
  const { answers, tallies, remarks } = answer.data;
  if (answers === 0)
    return (
      <EmptyState
        illustration={<QuietStreet />}
        title="No feedback yet"
        text="Participants are asked once the walk has ended."
      />
    );
  return (
    <Stack gap="6">
      <Text color="muted">{answers === 1 ? '1 answer' : `${answers} answers`}</Text>
      <GradeTable tallies={tallies} />
      <CommentList remarks={remarks} />
    </Stack>
  );
}
