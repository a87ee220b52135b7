import { Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { CardList, FormCard } from '../../kit/forms/card-list.tsx';
import { CheckField, SelectField, TextField } from '../../kit/forms/fields.tsx';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import { TranslationInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import type { EventBody, EventValues } from './event-record.ts';
import { newTicketType, type TicketTypeValues, ticketColorLabels } from './ticket-type-record.ts';

type EventForm = UseFormReturn<EventValues, unknown, EventBody>;

/** Ticket types of an event: added, edited and removed in place. */
export function TicketTypesField({ form }: { form: EventForm }) {
  const { ticketTypes: t } = texts.events;
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
      legend={t.label}
      help={t.help}
      addLabel={t.add}
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
  const { ticketTypes: t } = texts.events;
  const currency = useWatch({ control: form.control, name: 'ticketPrice.currency' });
  const path = <P extends keyof TicketTypeValues>(part: P) =>
    `ticketTypes.${index}.${part}` as const;
  const title = name.trim() || t.title({ number: index + 1 });
  return (
    <FormCard
      title={title}
      onRemove={onRemove}
      checks={
        <>
          <CheckField
            control={form.control}
            name={path('includesDrinks')}
            label={t.includesDrinks}
          />
          <CheckField control={form.control} name={path('isSoldAtDesk')} label={t.isSoldAtDesk} />
        </>
      }
    >
      <Grid templateColumns={{ base: '1fr', sm: '2fr 1fr' }} gap="4">
        <TextField form={form} name={path('name')} label={t.name} isRequired />
        <TextField
          form={form}
          name={path('priceCents')}
          label={texts.kit.priceIn({ label: t.price, currency })}
          inputMode="decimal"
          isRequired
        />
      </Grid>
      <TranslationInputs
        form={form}
        texts={[{ own: path('name'), name: path('nameIn'), label: t.translatedName }]}
      />
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr 1fr' }} gap="4" alignItems="start">
        <TextField
          form={form}
          name={path('quantity')}
          label={t.quantity}
          help={t.quantityHelp}
          inputMode="numeric"
        />
        <TextField
          form={form}
          name={path('minimumAge')}
          label={t.minimumAge}
          help={t.minimumAgeHelp}
          inputMode="numeric"
        />
        <SelectField form={form} name={path('color')} label={t.color}>
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
