import { Checkbox, Fieldset, Flex, Grid, Text } from '@chakra-ui/react';
import { listEventBusinesses } from '@wine-walk/common/api/events.ts';
import { useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { useFocusFirstField } from '../../kit/forms/field-focus.ts';
import { Select } from '../../kit/forms/select.tsx';
import { useReportUnsavedChanges } from '../../kit/forms/unsaved-changes-dialog.tsx';
import { texts } from '../../texts/texts.ts';
import type { OpenRegistration } from './registration-queries.ts';

interface Props {
  /** `staff`: at one business, now. `paper`: all stamps of a card. */
  source: 'staff' | 'paper';
  registration: OpenRegistration;
  isBusy: boolean;
  onSubmit: (businessIds: string[]) => void;
  onClose: () => void;
}

/** Select of the visited businesses; counted ones cannot be selected. */
export function VisitForm({ source, registration, isBusy, onSubmit, onClose }: Props) {
  const { visitForm } = texts.registrations.help;
  // The attendees' list: the records of businesses contain venue codes, which volunteers do not read.
  const { data: all = [] } = useApiQuery(listEventBusinesses, {
    params: { id: registration.eventId },
    query: {},
  });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const element = useFocusFirstField();
  useReportUnsavedChanges(chosen.length > 0);
  const visited = new Set(
    registration.visits.flatMap(({ businessId, state }) =>
      state === 'verified' ? [businessId] : [],
    ),
  );
  const isPaper = source === 'paper';
  return (
    <form
      ref={element}
      aria-label={isPaper ? visitForm.card : visitForm.checkIn}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (chosen.length > 0) onSubmit([...chosen]);
      }}
    >
      {isPaper ? (
        <Fieldset.Root>
          <Fieldset.Legend>{visitForm.stamps}</Fieldset.Legend>
          <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))" gap="3" mt="2">
            {all.map(({ id, name }) => (
              <Checkbox.Root
                key={id}
                checked={visited.has(id) || chosen.includes(id)}
                disabled={visited.has(id)}
                onCheckedChange={({ checked }) =>
                  setChosen(
                    checked === true ? [...chosen, id] : chosen.filter((other) => other !== id),
                  )
                }
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label dir="auto">{name}</Checkbox.Label>
              </Checkbox.Root>
            ))}
          </Grid>
          <Text color="muted" fontSize="sm">
            {visitForm.stampsHelp}
          </Text>
        </Fieldset.Root>
      ) : (
        <FormField label={visitForm.where}>
          <Select value={chosen[0] ?? ''} onChange={(next) => setChosen(next ? [next] : [])}>
            <option value="">{visitForm.chooseBusiness}</option>
            {all
              .filter(({ id }) => !visited.has(id))
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
        </FormField>
      )}
      <Flex gap="2" mt="3">
        <Button type="submit" size="sm" loading={isBusy} disabled={chosen.length === 0}>
          {isPaper ? visitForm.enterCard : visitForm.checkIn}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {visitForm.close}
        </Button>
      </Flex>
    </form>
  );
}
