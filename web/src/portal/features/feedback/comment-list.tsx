import { Heading, Stack, Text } from '@chakra-ui/react';
import { type FeedbackDocument, feedbackQuestions } from '@wine-walk/common/model/feedback.ts';
import { nameKey } from '@wine-walk/common/rules/people/names.ts';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { RecordList } from '../../kit/lists/record-list.tsx';
import type { Column } from '../../kit/lists/record-table.tsx';
import { SegmentedFilter } from '../../kit/lists/segmented-filter.tsx';
import { useListFilters } from '../../kit/lists/use-list-filters.ts';
import { gradeLabel, gradeLabels } from './grade-labels.ts';

/** Comments on a page. */
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

/** What people added in their own words, with what they answered beside it. */
export function CommentList({ remarks }: { remarks: readonly FeedbackDocument[] }) {
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
  const wanted = nameKey(filters.search);
  return (
    <Stack gap="3">
      <Heading as="h2" size="md">
        Comments
      </Heading>
      <RecordList
        nouns="comments"
        all={all}
        shown={all.filter(
          (remark) =>
            (!chosen || gradeLabel('evening', remark) === chosen) &&
            nameKey(remark.comment).includes(wanted),
        )}
        columns={columns}
        filters={filters}
        hasShow={false}
        perPage={{ size: pageSize, asked: chosen ?? '' }}
        beforeTheFirst={{ illustration: <EmptyShelf />, text: 'Nobody added one.' }}
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
