import { Box, Input, Text } from '@chakra-ui/react';
import {
  type FieldPathByValue,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useController,
} from 'react-hook-form';
import { FormField } from '../../../ui/form-field.tsx';
import { texts } from '../../texts/texts.ts';
import { fieldErrorMessage } from './form-errors.ts';
import { Select } from './select.tsx';
import { type Occurrence, occurrenceLabels, type TimeInput, timeInputError } from './zoned-time.ts';

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: FieldPathByValue<V, TimeInput>;
  label: string;
  timeZone: string;
  isRequired?: boolean;
}

/** Grid columns of two time fields, stacked if the browser's picker does not fit. */
export const timePair = 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))';

/**
 * Date and time on the clock of a zone. A time that does not exist is rejected at once; an ambiguous one
 * requires a choice.
 */
export function TimeField<V extends FieldValues, B>(props: Props<V, B>) {
  const { form, name, label, timeZone, isRequired } = props;
  const { field } = useController({ control: form.control, name });
  const { ref, value, onBlur, onChange } = field;
  const typed = value as TimeInput;
  const labels = occurrenceLabels(typed.local, timeZone);
  const atOnce = typed.local ? timeInputError(typed, timeZone) : null;
  const size = { base: 'md', md: 'sm' } as const;
  return (
    <Box>
      <FormField
        label={label}
        isRequired={isRequired}
        error={atOnce ?? fieldErrorMessage(form, name as unknown as Path<V>)}
      >
        <Input
          ref={ref}
          name={name}
          type="datetime-local"
          size={size}
          value={typed.local}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...typed, local: event.target.value })}
        />
      </FormField>
      {labels && (
        <Box mt="2">
          <Text fontSize="sm" color="goldText" mb="1">
            {texts.kit.time.ambiguous}
          </Text>
          <Select
            size={size}
            label={texts.kit.time.occurrence({ field: label })}
            value={typed.occurrence}
            onChange={(next) => onChange({ ...typed, occurrence: next as Occurrence })}
          >
            <option value="first">{labels.first}</option>
            <option value="second">{labels.second}</option>
          </Select>
        </Box>
      )}
    </Box>
  );
}
