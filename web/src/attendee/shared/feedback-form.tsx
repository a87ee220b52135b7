import { Field, Stack, Textarea } from '@chakra-ui/react';
import { type FeedbackQuestion, feedbackQuestions } from '@wine-walk/common/model/feedback.ts';
import { useState } from 'react';
import { useFormats } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';

type Grade = '1' | '2' | '3';

/** Answers so far; null without one. */
export type FeedbackAnswers = Record<FeedbackQuestion, number | null> & { comment: string };

/** Maximum length of a comment (common/src/api/feedback.ts). */
const maxComment = 1000;

interface Props {
  /** Answer about the evening that was chosen before. */
  evening?: Grade | undefined;
  isPending: boolean;
  canSend: (answers: FeedbackAnswers) => unknown;
  onSend: (answers: FeedbackAnswers) => void;
}

const grades = ['1', '2', '3'] as const;

/** Returns the grade of a text; undefined if it is none. */
export const toGrade = (text: string | null): Grade | undefined =>
  grades.find((grade) => grade === text);

/** Questions about the evening, with a comment. */
export function FeedbackForm({ evening, isPending, canSend, onSend }: Props) {
  const texts = useTexts('feedback');
  const { number } = useFormats();
  const [chosen, setChosen] = useState<Partial<Record<FeedbackQuestion, Grade>>>({
    ...(evening && { evening }),
  });
  const [comment, setComment] = useState('');
  const gradeOf = (question: FeedbackQuestion) => Number(chosen[question] ?? 0) || null;
  const answers: FeedbackAnswers = {
    evening: gradeOf('evening'),
    businesses: gradeOf('businesses'),
    again: gradeOf('again'),
    comment,
  };
  const tooMany = comment.trim().length - maxComment;
  return (
    <Stack gap="4">
      {feedbackQuestions.map((question) => (
        <SegmentedControl<Grade | ''>
          key={question}
          legend={texts.questions[question]}
          value={chosen[question] ?? ''}
          options={grades.map((value) => ({ value, label: texts.grades[question][value] }))}
          onChoose={(value) => value && setChosen({ ...chosen, [question]: value })}
        />
      ))}
      <Field.Root invalid={tooMany > 0}>
        <Field.Label>{texts.comment}</Field.Label>
        {/* No maxLength: truncating pasted text silently would lose its end. */}
        <Textarea
          rows={3}
          maxH="50dvh"
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
        <Field.ErrorText>
          {texts.commentTooLong({ max: number(maxComment), over: number(tooMany) })}
        </Field.ErrorText>
        <Field.HelperText>{texts.anonymous}</Field.HelperText>
      </Field.Root>
      <Button
        alignSelf="flex-start"
        disabled={!canSend(answers) || tooMany > 0}
        loading={isPending}
        loadingText={texts.sending}
        onClick={() => onSend(answers)}
      >
        {texts.send}
      </Button>
    </Stack>
  );
}
