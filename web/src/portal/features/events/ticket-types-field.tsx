import { Button, Fieldset, Flex, Grid, Stack } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { CheckField, SelectField, TextField } from '../../kit/forms/fields.tsx';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import type { EventBody, EventValues } from './event-record.ts';
import { newTicketType, type TicketTypeValues, ticketColorLabels } from './ticket-type-record.ts';

type EventForm = UseFormReturn<EventValues, unknown, EventBody>;

/** Ticket types of an event: added, edited and removed in place. */
export function TicketTypesField({ form }: { form: EventForm }) {
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'ticketTypes',
    keyName: 'key',
  });
  const types = useWatch({ control: form.control, name: 'ticketTypes' });
  const addButton = useRef<HTMLButtonElement>(null);
  const error =
    fieldErrorMessage(form, 'ticketTypes') ??
    fieldErrorMessage(form, 'ticketTypes.root' as Path<EventValues>);
  return (
    <Fieldset.Root minW="0" invalid={Boolean(error)}>
      <Fieldset.Legend fontWeight="700">Ticket types</Fieldset.Legend>
      <Fieldset.HelperText>
        Add types if tickets differ, such as one for designated drivers. Without types, every ticket
        has the price above.
      </Fieldset.HelperText>
      <Stack gap="4" mt="2">
        {fields.map(({ key }, index) => (
          <TicketTypeInputs
            key={key}
            form={form}
            index={index}
            name={types[index]?.name ?? ''}
            onRemove={() => {
              remove(index);
              addButton.current?.focus();
            }}
          />
        ))}
        <Button
          ref={addButton}
          alignSelf="start"
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() =>
            append(newTicketType(types), { focusName: `ticketTypes.${fields.length}.name` })
          }
        >
          <Plus aria-hidden="true" />
          Add ticket type
        </Button>
      </Stack>
      {error && <Fieldset.ErrorText>{error}</Fieldset.ErrorText>}
    </Fieldset.Root>
  );
}

interface InputsProps {
  form: EventForm;
  index: number;
  /** Name as typed. */
  name: string;
  onRemove: () => void;
}

function TicketTypeInputs({ form, index, name, onRemove }: InputsProps) {
  const path = <P extends keyof TicketTypeValues>(part: P) =>
    `ticketTypes.${index}.${part}` as const;
  const title = name.trim() || `Ticket type ${index + 1}`;
  return (
    <Stack
      role="group"
      aria-label={title}
      gap="4"
      p="4"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l3"
    >
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <TextField form={form} name={path('name')} label="Type’s name" isRequired />
        <TextField
          form={form}
          name={path('priceCents')}
          label="Price"
          inputMode="decimal"
          isRequired
        />
      </Grid>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap="4" alignItems="start">
        <TextField
          form={form}
          name={path('quantity')}
          label="Quantity"
          help="Leave empty for no limit."
          inputMode="numeric"
        />
        <TextField
          form={form}
          name={path('minimumAge')}
          label="Minimum age"
          help="Leave empty to use your usual age."
          inputMode="numeric"
        />
        <SelectField form={form} name={path('color')} label="Color at the desk">
          {Object.entries(ticketColorLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </Grid>
      <Flex gap="5" wrap="wrap" align="center">
        <CheckField control={form.control} name={path('includesDrinks')} label="Includes drinks" />
        <CheckField control={form.control} name={path('isSoldAtDesk')} label="Sold at the desk" />
        <Button
          ms="auto"
          size="sm"
          variant="ghost"
          colorPalette="danger"
          aria-label={`Remove ${title}`}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
          Remove
        </Button>
      </Flex>
    </Stack>
  );
}
