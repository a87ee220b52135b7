import { Fieldset, Grid } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '../../kit/forms/text-field.tsx';
import type { EventBody, EventValues } from './event-values.ts';

interface Props {
  form: UseFormReturn<EventValues, unknown, EventBody>;
}

/** How people get home, and whom they read more about; what is empty is not offered. */
export function AfterwardsFields({ form }: Props) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend fontWeight="700">Way home and thanks</Fieldset.Legend>
      <Fieldset.HelperText>
        Offered from the third check-in on and at the end. What is empty is left out.
      </Fieldset.HelperText>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <TextField form={form} name="wayHome.taxiPhone" label="Taxi's phone" />
        <TextField form={form} name="wayHome.transitUrl" label="Bus and train" type="url" />
        <TextField form={form} name="wayHome.deskPhone" label="Desk's phone" />
        <TextField form={form} name="wayHome.emergencyPhone" label="Emergency number" />
        <TextField form={form} name="nonprofit.name" label="Nonprofit" />
        <TextField form={form} name="nonprofit.url" label="Nonprofit's website" type="url" />
      </Grid>
    </Fieldset.Root>
  );
}
