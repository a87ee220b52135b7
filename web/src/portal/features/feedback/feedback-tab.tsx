import { Box, Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { readFeedback } from '@wine-walk/common/api/feedback.ts';
import {
  type FeedbackDocument,
  type FeedbackQuestion,
  feedbackQuestions,
} from '@wine-walk/common/model/feedback.ts';
import { nameKey } from '@wine-walk/common/rules/people/names.ts';
import { useApiQuery } from '../../../platform/session/api.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { LiveList } from '../../kit/lists/live-list.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { staffCall } from '../../session/staff-call.ts';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';

const qualityGrades = ['Not so good', 'Good', 'Loved it'] as const;

/** Questions and their answers, lowest grade first, as participants read them. */
const gradeLabels = {
  evening: { label: 'Your evening', short: 'Evening', grades: qualityGrades },
  businesses: { label: 'The businesses', short: 'Businesses', grades: qualityGrades },
  again: {
    label: 'Would you come again?',
    short: 'Come again',
    grades: ['No', 'Maybe', 'Yes'],
  },
} as const;

/** Returns the label of the answer to a question. */
function gradeLabel(question: FeedbackQuestion, feedback: FeedbackDocument): string {
  return gradeLabels[question].grades[feedback[question] - 1] ?? '';
}

type Tallies = ResponseOf<typeof readFeedback>['tallies'];

/** Number of answers of each grade, with a bar for its share. */
function GradeTable({ tallies }: { tallies: Tallies }) {
  return (
    <Table.ScrollArea>
      <Table.Root aria-label="Answers" size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Question</Table.ColumnHeader>
            <Table.ColumnHeader>Answer</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">People</Table.ColumnHeader>
            <Table.ColumnHeader aria-hidden="true" />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {feedbackQuestions.flatMap((question) => {
            const counts = tallies[question];
            const total = counts.reduce((sum, count) => sum + count, 0);
            return counts
              .map((count, at) => ({ count, grade: gradeLabels[question].grades[at] }))
              .toReversed()
              .map(({ count, grade }, at) => (
                <Table.Row key={`${question}-${grade}`}>
                  <Table.Cell fontWeight="600">
                    {at === 0 && gradeLabels[question].label}
                  </Table.Cell>
                  <Table.Cell>{grade}</Table.Cell>
                  <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                    {count}
                  </Table.Cell>
                  <Table.Cell w="40%" aria-hidden="true">
                    <Box h="2.5" borderRadius="full" bg="sunken">
                      <Box
                        h="full"
                        borderRadius="full"
                        bg="wine"
                        w={`${total === 0 ? 0 : Math.round((count / total) * 100)}%`}
                      />
                    </Box>
                  </Table.Cell>
                </Table.Row>
              ));
          })}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
}

/** Comments per page. */
const pageSize = 50;

type Remark = FeedbackDocument & { id: string };

const columns: Column<Remark>[] = [
  {
    title: 'Comment',
    sortValue: ({ comment }) => comment,
    cell: ({ comment }) => (
      <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" py="1.5">
        {comment}
      </Text>
    ),
  },
  ...feedbackQuestions.map((question) => ({
    title: gradeLabels[question].short,
    sortValue: (remark: Remark) => remark[question],
    cell: (remark: Remark) => gradeLabel(question, remark),
    isOneLine: true,
    isWideOnly: question !== 'evening',
  })),
];

/** Comments of participants with their grades. */
function CommentList({ remarks }: { remarks: readonly FeedbackDocument[] }) {
  const filters = useListFilters();
  const grades = gradeLabels.evening.grades;
  const chosen = grades.find((grade) => grade === filters.get('evening'));
  const all = remarks.map((remark, at) => ({ ...remark, id: `${at}` }));
  const count = (grade: string) =>
    all.filter((remark) => gradeLabel('evening', remark) === grade).length;
  const shows = [
    { show: undefined, label: 'All', count: all.length },
    ...grades.toReversed().map((show) => ({ show, label: show, count: count(show) })),
  ];
  const searchKey = nameKey(filters.search);
  return (
    <Stack gap="3">
      <Heading as="h2" size="md">
        Comments
      </Heading>
      <RecordList
        noun={texts.nouns.comment}
        all={all}
        shown={all.filter(
          (remark) =>
            (!chosen || gradeLabel('evening', remark) === chosen) &&
            nameKey(remark.comment).includes(searchKey),
        )}
        columns={columns}
        filters={filters}
        hasShow={false}
        perPage={{ size: pageSize, filterKey: chosen ?? '' }}
        emptyState={{ illustration: <EmptyShelf />, text: 'No comments yet.' }}
      >
        <SegmentedFilter
          options={shows}
          chosen={chosen}
          onChoose={(show) => filters.set('evening', show ?? '')}
        />
      </RecordList>
    </Stack>
  );
}

/** Feedback tab: anonymous answers of the participants of an event. */
export default function FeedbackTab() {
  const { events, event: event } = useSelectedEvent();
  return (
    <PortalPage title="Feedback" lead="What attendees told us at the end. Answers are anonymous.">
      <LiveList live={events} failure="Failed to fetch events">
        {() =>
          event ? (
            <EventFeedback key={event.id} eventId={event.id} />
          ) : (
            <NoEventYet text="Create an event first. Attendees answer when it ends." />
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
        text="Check your connection and try again."
        onRetry={() => void answer.refetch()}
      />
    );
  const { answers, tallies, remarks } = answer.data;
  if (answers === 0)
    return (
      <EmptyState
        illustration={<QuietStreet />}
        title="No feedback yet"
        text="We ask attendees when the event ends."
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
