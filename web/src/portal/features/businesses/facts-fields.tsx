import { Grid, GridItem, Heading, Stack } from '@chakra-ui/react';
import { restroom, stepFreeEntrance } from '@wine-walk/common/model/businesses.ts';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../kit/forms/select-field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import type { BusinessBody, BusinessValues } from './business-values.ts';
import { entranceLabels, restroomLabels } from './facts-text.ts';

/** What guests ask before they go in: its sheet shows what is filled in, and nothing of what is not. */
export function FactsFields({
  form,
}: {
  form: UseFormReturn<BusinessValues, unknown, BusinessBody>;
}) {
  return (
    <Stack as="section" gap="4" aria-labelledby="business-facts-heading">
      <Heading as="h3" size="sm" id="business-facts-heading">
        For guests
      </Heading>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField form={form} name="facts.openFrom" label="Open from" type="time" />
        <TextField form={form} name="facts.openUntil" label="Open until" type="time" />
        <TextField
          form={form}
          name="facts.offered"
          label="On offer tonight"
          placeholder="Two reds, a white, cheese"
        />
        <TextField
          form={form}
          name="facts.withoutAlcohol"
          label="Without alcohol"
          placeholder="Verjus spritz"
        />
        <SelectField form={form} name="facts.stepFree" label="Entrance">
          {stepFreeEntrance.options.map((each) => (
            <option key={each} value={each}>
              {entranceLabels[each]}
            </option>
          ))}
        </SelectField>
        <SelectField form={form} name="facts.restroom" label="Restroom">
          {restroom.options.map((each) => (
            <option key={each} value={each}>
              {restroomLabels[each]}
            </option>
          ))}
        </SelectField>
        <GridItem>
          <TextField
            form={form}
            name="facts.website"
            label="Website"
            type="url"
            placeholder="https://"
          />
        </GridItem>
        <TextField form={form} name="facts.phone" label="Phone" type="tel" />
      </Grid>
    </Stack>
  );
}
