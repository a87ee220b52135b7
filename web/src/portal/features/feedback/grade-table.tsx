import { Box, Table } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type readFeedback } from '@wine-walk/common/api/feedback.ts';
import { feedbackQuestions } from '@wine-walk/common/model/feedback.ts';
import { gradeLabels } from './grade-labels.ts';

type Tallies = ResponseOf<typeof readFeedback>['tallies'];

/** How many chose which answer, with a bar for each share. */
export function GradeTable({ tallies }: { tallies: Tallies }) {
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
