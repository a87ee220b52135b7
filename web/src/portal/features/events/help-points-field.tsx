import { Button, Grid } from '@chakra-ui/react';
import type { AdminBusiness } from '@wine-walk/common/api/businesses.ts';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { CardList, FormCard } from '../../kit/forms/card-list.tsx';
import { SelectField, TextField } from '../../kit/forms/fields.tsx';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import { LocationFields } from '../../shared/location/location-fields.tsx';
import { TranslationInputs } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import type { EventBody, EventValues } from './event-record.ts';
import { helpPointLabels, helpPointTitle, newHelpPoint } from './help-point-record.ts';

interface Props {
  form: UseFormReturn<EventValues, unknown, EventBody>;
  /** Shown on the map of a point. */
  businesses: readonly AdminBusiness[];
  /** Streets of the event; null if none were imported. */
  districtId: string | null;
}

/** Help points of an event: added, placed and removed in place. */
export function HelpPointsField({ form, businesses, districtId }: Props) {
  const { helpPoints: t } = texts.events;
  const { fields, append, remove } = useFieldArray({
    control: form.control,
    name: 'mapPoints',
    keyName: 'key',
  });
  const points = useWatch({ control: form.control, name: 'mapPoints' });
  const addButton = useRef<HTMLButtonElement>(null);
  const error =
    fieldErrorMessage(form, 'mapPoints') ??
    fieldErrorMessage(form, 'mapPoints.root' as Path<EventValues>);
  return (
    <CardList
      legend={t.label}
      isLegendHidden
      addLabel={t.add}
      error={error}
      addButton={addButton}
      onAdd={() => append(newHelpPoint(points), { focusName: `mapPoints.${fields.length}.kind` })}
    >
      {fields.map(({ key }, index) => (
        <HelpPointInputs
          key={key}
          form={form}
          index={index}
          title={points[index] ? helpPointTitle(points[index]) : ''}
          businesses={businesses}
          districtId={districtId}
          onRemove={() => {
            remove(index);
            addButton.current?.focus();
          }}
        />
      ))}
    </CardList>
  );
}

interface InputsProps extends Props {
  index: number;
  title: string;
  onRemove: () => void;
}

function HelpPointInputs(props: InputsProps) {
  const { helpPoints: t } = texts.events;
  const { form, index, title, businesses, districtId, onRemove } = props;
  const path = `mapPoints.${index}` as const;
  // A new point has no place yet.
  const [showsMap, setShowsMap] = useState(() => form.getValues(`${path}.latitude`) === '');
  return (
    <FormCard
      title={title}
      onRemove={onRemove}
      checks={
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-expanded={showsMap}
          onClick={() => setShowsMap(!showsMap)}
        >
          <MapPin aria-hidden="true" />
          {showsMap ? t.hideMap : t.showMap}
        </Button>
      }
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4" alignItems="start">
        <SelectField form={form} name={`${path}.kind`} label={t.kind}>
          {Object.entries(helpPointLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField form={form} name={`${path}.name`} label={t.where} help={t.whereHelp} />
      </Grid>
      <TranslationInputs
        form={form}
        texts={[{ own: `${path}.name`, name: `${path}.nameIn`, label: t.translatedWhere }]}
      />
      <LocationFields
        form={form}
        names={{ latitude: `${path}.latitude`, longitude: `${path}.longitude` }}
        pinLabel={t.locationOf({ point: title })}
        others={businesses}
        districtId={districtId}
        radiusMeters={null}
        showsMap={showsMap}
        showsHint={index === 0}
      />
    </FormCard>
  );
}
