import { Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { CardList, FormCard } from '../../kit/forms/card-list.tsx';
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
    <CardList
      legend="Ticket types"
      help="Add types if tickets differ, such as one for designated drivers. Without types, every ticket has the price above."
      addLabel="Add ticket type"
      error={error}
      addButton={addButton}
      onAdd={() => append(newTicketType(types), { focusName: `ticketTypes.${fields.length}.name` })}
    >
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
    </CardList>
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
    <FormCard
      title={title}
      onRemove={onRemove}
      checks={
        <>
          <CheckField
            control={form.control}
            name={path('includesDrinks')}
            label="Includes drinks"
          />
          <CheckField control={form.control} name={path('isSoldAtDesk')} label="Sold at the desk" />
        </>
      }
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
    </FormCard>
  );
}
