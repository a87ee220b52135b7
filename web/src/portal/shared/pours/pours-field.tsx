import { Grid } from '@chakra-ui/react';
import { useRef } from 'react';
import { type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { CardList, FormCard } from '../../kit/forms/card-list.tsx';
import { CheckField, TextField } from '../../kit/forms/fields.tsx';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import { texts } from '../../texts/texts.ts';
import { TranslationInputs } from '../translations.tsx';
import { newPour, type PourValues } from './pour-record.ts';

interface Values {
  pours: PourValues[];
}

type PoursForm = UseFormReturn<Values>;

/** Pours of a business at an event: added, edited and removed in place. */
export function PoursField<V extends Values, B>({
  form: whole,
  currency,
}: {
  form: UseFormReturn<V, unknown, B>;
  currency: string;
}) {
  const { pours: t } = texts.businesses;
  // Only this field of the form is used.
  const form = whole as unknown as PoursForm;
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'pours',
    keyName: 'key',
  });
  const pours = useWatch({ control: form.control, name: 'pours' });
  const addButton = useRef<HTMLButtonElement>(null);
  const error =
    fieldErrorMessage(form, 'pours') ?? fieldErrorMessage(form, 'pours.root' as Path<Values>);
  return (
    <CardList
      legend={t.label}
      help={t.help}
      addLabel={t.add}
      error={error}
      addButton={addButton}
      onAdd={() => append(newPour, { focusName: `pours.${fields.length}.wine` })}
    >
      {fields.map(({ key }, index) => (
        <PourInputs
          key={key}
          form={form}
          index={index}
          wine={pours[index]?.wine ?? ''}
          currency={currency}
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
  form: PoursForm;
  index: number;
  /** Name as typed. */
  wine: string;
  currency: string;
  onRemove: () => void;
}

function PourInputs({ form, index, wine, currency, onRemove }: InputsProps) {
  const { pours: t } = texts.businesses;
  const path = <P extends keyof PourValues>(part: P) => `pours.${index}.${part}` as const;
  const title = wine.trim() || t.title({ number: index + 1 });
  return (
    <FormCard
      title={title}
      onRemove={onRemove}
      checks={
        <CheckField control={form.control} name={path('isAlcoholFree')} label={t.alcoholFree} />
      }
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <TextField
          form={form}
          name={path('wine')}
          label={t.wine}
          placeholder={t.winePlaceholder}
          isRequired
        />
        <TextField
          form={form}
          name={path('grower')}
          label={t.grower}
          placeholder={t.growerPlaceholder}
        />
        <TextField
          form={form}
          name={path('notes')}
          label={t.notes}
          placeholder={t.notesPlaceholder}
        />
        <TranslationInputs
          form={form}
          texts={[{ own: path('notes'), name: path('notesIn'), label: t.translatedNotes }]}
        />
        <TextField
          form={form}
          name={path('bottleCents')}
          label={texts.kit.priceIn({ label: t.bottlePrice, currency })}
          help={t.bottlePriceHelp}
          inputMode="decimal"
        />
      </Grid>
    </FormCard>
  );
}
