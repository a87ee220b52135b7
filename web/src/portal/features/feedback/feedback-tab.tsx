import { Stack, Text } from '@chakra-ui/react';
import { readFeedback } from '@contract/feedback.ts';
import { EmptyState } from '../../../components/empty-state.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { QuietStreet } from '../../../components/illustrations/quiet-street.tsx';
import { useApiQuery } from '../../../data/api.ts';
import { LiveList } from '../../lists/live-list.tsx';
import { NoEventYet } from '../../records/no-event-yet.tsx';
import { useSelectedEvent } from '../../records/use-selected-event.ts';
import { staffCall } from '../../session/staff-call.ts';
import { PortalPage } from '../../shell/portal-page.tsx';
import { TabSkeleton } from '../../shell/tab-skeleton.tsx';
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
