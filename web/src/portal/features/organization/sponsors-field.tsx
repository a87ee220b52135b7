import { Fieldset, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { maxSponsors } from '@wine-walk/common/api/organization.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../kit/forms/fields.tsx';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import { LogoInput } from './logo-input.tsx';
import {
  type OrganizationBody,
  type OrganizationValues,
  sponsorTierLabels,
} from './organization-record.ts';

type Form = UseFormReturn<OrganizationValues, unknown, OrganizationBody>;

/** Sponsors of every walk, one card each. */
export function SponsorsField({ form }: { form: Form }) {
  const rows = useFieldArray({ control: form.control, name: 'sponsors' });
  const addButton = useRef<HTMLButtonElement>(null);
  const error = fieldErrorMessage(form, 'sponsors');
  return (
    <Stack gap="4">
      <Text fontSize="sm" color="muted">
        On the landing page, the home screen and prints, the presenting sponsor first.
      </Text>
      {rows.fields.map(({ id }, index) => (
        <SponsorRow
          key={id}
          form={form}
          index={index}
          onRemove={() => {
            rows.remove(index);
            addButton.current?.focus();
          }}
        />
      ))}
      {error && <Text color="danger">{error}</Text>}
      <Button
        ref={addButton}
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        disabled={rows.fields.length >= maxSponsors}
        onClick={() => rows.append({ name: '', logoUrl: '', link: '', tier: 'major' })}
      >
        <Plus aria-hidden="true" />
        Add sponsor
      </Button>
    </Stack>
  );
}

interface RowProps {
  form: Form;
  index: number;
  onRemove: () => void;
}

function SponsorRow({ form, index, onRemove }: RowProps) {
  const sponsor = useWatch({ control: form.control, name: `sponsors.${index}` });
  const number = index + 1;
  return (
    <Fieldset.Root minW="0" borderWidth="1px" borderColor="line" borderRadius="l2" p="3">
      <Fieldset.Legend fontSize="sm" fontWeight="600" color="ink">
        Sponsor {number}
      </Fieldset.Legend>
      <Stack gap="3">
        <Grid templateColumns={{ base: '1fr', md: '2fr 2fr 1fr' }} gap="4">
          <TextField form={form} name={`sponsors.${index}.name`} label="Sponsor name" isRequired />
          <TextField
            form={form}
            name={`sponsors.${index}.link`}
            label="Link"
            type="url"
            placeholder="https://"
          />
          <SelectField form={form} name={`sponsors.${index}.tier`} label="Tier">
            {Object.entries(sponsorTierLabels).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </Grid>
        <LogoInput
          name={sponsor?.name || `sponsor ${number}`}
          url={sponsor?.logoUrl ?? ''}
          help="JPEG, PNG or WebP on white. Without a logo, the name is shown."
          onChange={(url) => form.setValue(`sponsors.${index}.logoUrl`, url, { shouldDirty: true })}
        />
        <Flex>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={`Remove sponsor ${number}`}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
            Remove
          </Button>
        </Flex>
      </Stack>
    </Fieldset.Root>
  );
}
