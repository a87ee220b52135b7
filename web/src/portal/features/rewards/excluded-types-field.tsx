import { Checkbox, CheckboxGroup, Fieldset, Flex } from '@chakra-ui/react';
import type { TicketType } from '@wine-walk/common/model/ticket-types.ts';
import { type UseFormReturn, useController } from 'react-hook-form';
import { texts } from '../../texts/texts.ts';
import type { RewardBody, RewardValues } from './reward-record.ts';

interface Props {
  form: UseFormReturn<RewardValues, unknown, RewardBody>;
  /** Types that can be excluded. */
  types: readonly TicketType[];
}

/** Ticket types whose holders do not get the reward; nothing if there is one type at most. */
export function ExcludedTypesField({ form, types }: Props) {
  const { field } = useController({ control: form.control, name: 'excludedTypeIds' });
  if (types.length < 2) return null;
  return (
    <Fieldset.Root minW="0">
      <CheckboxGroup name={field.name} value={field.value} onValueChange={field.onChange}>
        <Fieldset.Legend fontWeight="600">{texts.rewards.fields.excludedTypes}</Fieldset.Legend>
        <Fieldset.HelperText>{texts.rewards.fields.excludedTypesHelp}</Fieldset.HelperText>
        <Flex columnGap="5" rowGap="2" wrap="wrap" mt="2">
          {types.map(({ id, name }) => (
            <Checkbox.Root key={id} value={id}>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{name}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Flex>
      </CheckboxGroup>
    </Fieldset.Root>
  );
}
