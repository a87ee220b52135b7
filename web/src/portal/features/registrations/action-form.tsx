import { Flex, Input } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { useFocusFirstField } from '../../kit/forms/field-focus.ts';
import { useReportUnsavedChanges } from '../../kit/forms/unsaved-changes-dialog.tsx';

interface Props {
  label: string;
  /** Label of the button. */
  submit: string;
  isBusy: boolean;
  /** Validation error, or why the action failed. */
  error?: string | undefined;
  /** Further field, below the text. */
  extra?: ReactNode;
  onSubmit: (text: string) => void;
}

/** Form of an action that needs one text. */
export function ActionForm({ label, submit, isBusy, error = '', extra, onSubmit }: Props) {
  const [text, setText] = useState('');
  const element = useFocusFirstField();
  useReportUnsavedChanges(text.trim() !== '');
  return (
    <form
      ref={element}
      aria-label={submit}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onSubmit(text.trim());
      }}
    >
      <Flex gap="2" align="flex-end">
        <FormField label={label} error={error}>
          <Input
            autoComplete="off"
            size={{ base: 'md', md: 'sm' }}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FormField>
        <Button type="submit" size={{ base: 'md', md: 'sm' }} loading={isBusy}>
          {submit}
        </Button>
      </Flex>
      {extra}
    </form>
  );
}
