import { RadioGroup, Stack, Text } from '@chakra-ui/react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { timeZoneLabel } from '../../kit/event-labels.ts';
import { TextField } from '../../kit/forms/text-field.tsx';
import { TimeField } from '../../kit/forms/time-field.tsx';
import type { AnnouncementBody, AnnouncementValues } from './announcement-values.ts';

interface Props {
  form: UseFormReturn<AnnouncementValues, unknown, AnnouncementBody>;
  timeZone: string;
  /** It was published before: saving changes what every open app shows. */
  isPublished: boolean;
}

/** The fields of an announcement. */
export function AnnouncementFields({ form, timeZone, isPublished }: Props) {
  const { field } = useController({ control: form.control, name: 'when' });
  return (
    <>
      <TextField form={form} name="title" label="Title" isRequired />
      <TextField form={form} name="message" label="Message" isRequired rows={5} />
      {isPublished ? (
        <Text color="muted" fontSize="sm">
          It is published: what you save shows in every open app at once.
        </Text>
      ) : (
        <RadioGroup.Root
          value={field.value}
          onValueChange={({ value }) => field.onChange(value)}
          aria-label="When"
        >
          <Stack gap="0">
            <Choice value="now" label="Publish when saved" />
            <Choice value="later" label="Schedule for later" />
          </Stack>
        </RadioGroup.Root>
      )}
      {field.value === 'later' && (
        <>
          <TimeField
            form={form}
            name="publishAt"
            label="Publish at"
            timeZone={timeZone}
            isRequired
          />
          <Text color="muted" fontSize="sm" mt="-2">
            On the event's clock: {timeZoneLabel(timeZone)}.
          </Text>
        </>
      )}
    </>
  );
}

function Choice({ value, label }: { value: AnnouncementValues['when']; label: string }) {
  return (
    <RadioGroup.Item value={value} minH="10">
      <RadioGroup.ItemHiddenInput />
      <RadioGroup.ItemIndicator />
      <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
    </RadioGroup.Item>
  );
}
