import { Box, Heading, Stack, Table, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readFeedback } from '@wine-walk/common/api/feedback.ts';
import {
  type FeedbackDocument,
  type FeedbackQuestion,
  feedbackQuestions,
} from '@wine-walk/common/model/feedback.ts';
import { matchesSearch } from '@wine-walk/common/rules/people/name-search.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { QuietStreet } from '../../../ui/illustrations/quiet-street.tsx';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { PortalPage } from '../../kit/portal-page.tsx';
import { TabSkeleton } from '../../kit/tab-skeleton.tsx';
import { NoEventYet } from '../../shared/no-event-yet.tsx';
import { useSelectedEvent } from '../../shared/use-selected-event.ts';
import { texts } from '../../texts/texts.ts';

/** Returns the grades of a question, lowest first. */
const gradesOf = (question: FeedbackQuestion): string[] =>
  Object.values(texts.feedback.questions[question].grades);

/** Returns the label of the answer to a question; empty without one. */
function gradeLabel(question: FeedbackQuestion, feedback: FeedbackDocument): string {
  return gradesOf(question)[(feedback[question] ?? 0) - 1] ?? '';
}

type Tallies = ResponseOf<typeof readFeedback>['tallies'];

/** Number of answers of each grade, with a bar for its share. */
function GradeTable({ tallies }: { tallies: Tallies }) {
  const { questions, table } = texts.feedback;
  return (
    <Table.ScrollArea>
      <Table.Root aria-label={table.label} size="sm">
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{table.question}</Table.ColumnHeader>
            <Table.ColumnHeader>{table.answer}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">{table.people}</Table.ColumnHeader>
            <Table.ColumnHeader aria-hidden="true" />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {feedbackQuestions.flatMap((question) => {
            const counts = tallies[question];
            const total = counts.reduce((sum, count) => sum + count, 0);
            return counts
              .map((count, at) => ({ count, grade: gradesOf(question)[at] }))
              .toReversed()
              .map(({ count, grade }, at) => (
                <Table.Row key={`${question}-${grade}`}>
                  <Table.Cell fontWeight="600">{at === 0 && questions[question].label}</Table.Cell>
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
    id: 'comment',
    title: texts.feedback.comments.comment,
    sortValue: ({ comment }) => comment,
    cell: ({ comment }) => (
      <Text whiteSpace="pre-line" overflowWrap="anywhere" dir="auto" py="1.5">
        {comment}
      </Text>
    ),
  },
  ...feedbackQuestions.map((question) => ({
    id: question,
    title: texts.feedback.questions[question].short,
    sortValue: (remark: Remark) => remark[question] ?? 0,
    cell: (remark: Remark) => gradeLabel(question, remark),
    isOneLine: true,
    isWideOnly: question !== 'evening',
  })),
];

/** Comments of participants with their grades. */
function CommentList({ remarks }: { remarks: readonly FeedbackDocument[] }) {
  const { comments } = texts.feedback;
  const filters = useListFilters();
  const grades = gradesOf('evening');
  const chosen = grades
    .map((_, at) => `${at + 1}`)
    .find((grade) => grade === filters.get('evening'));
  const all = remarks.map((remark, at) => ({ ...remark, id: `${at}` }));
  const hasGrade = (remark: Remark, grade: string) => `${remark.evening}` === grade;
  const count = (grade: string) => all.filter((remark) => hasGrade(remark, grade)).length;
  const shows = [
    { show: undefined, label: comments.all, count: all.length },
    ...grades
      .map((label, at) => ({ show: `${at + 1}`, label, count: count(`${at + 1}`) }))
      .toReversed(),
  ];
  return (
    <Stack gap="3">
      <Heading as="h2" size="md">
        {comments.title}
      </Heading>
      <RecordList
        noun={texts.nouns.comment}
        all={all}
        shown={all.filter(
          (remark) =>
            (!chosen || hasGrade(remark, chosen)) && matchesSearch(filters.search, remark.comment),
        )}
        columns={columns}
        filters={filters}
        hasShow={false}
        perPage={{ size: pageSize, filterKey: chosen ?? '' }}
        emptyState={{ illustration: <EmptyShelf />, text: comments.none }}
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
  const { events, event } = useSelectedEvent();
  return (
    <PortalPage title={texts.feedback.title} lead={texts.feedback.lead}>
      {event ? (
        <EventFeedback key={event.id} eventId={event.id} />
      ) : (
        <NoEventYet events={events} text={texts.feedback.noEvent} />
      )}
    </PortalPage>
  );
}

function EventFeedback({ eventId }: { eventId: string }) {
  const answer = useApiQuery(readFeedback, { params: { eventId } });
  if (answer.isPending) return <TabSkeleton />;
  if (answer.isError)
    return (
      <ErrorState
        title={texts.feedback.failed}
        text={texts.feedback.failedHelp}
        onRetry={() => void answer.refetch()}
      />
    );
  const { answers, tallies, remarks } = answer.data;
  if (answers === 0)
    return (
      <EmptyState
        illustration={<QuietStreet />}
        title={texts.feedback.none}
        text={texts.feedback.noneHelp}
      />
    );
  return (
    <Stack gap="6">
      <Text color="muted">{texts.feedback.answers({ count: answers })}</Text>
      <GradeTable tallies={tallies} />
      <CommentList remarks={remarks} />
    </Stack>
  );
}
