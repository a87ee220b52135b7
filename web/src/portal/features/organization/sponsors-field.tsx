import { Fieldset, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { maxSponsors } from '@wine-walk/common/api/organization.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../kit/forms/fields.tsx';
import { fieldErrorMessage } from '../../kit/forms/form-errors.ts';
import { texts } from '../../texts/texts.ts';
import type { IdentityForm } from './identity-fields.ts';
import { LogoInput } from './logo-input.tsx';

/** Sponsors of every walk, one card each. */
export function SponsorsField({ form }: { form: IdentityForm }) {
  const rows = useFieldArray({ control: form.control, name: 'sponsors' });
  const addButton = useRef<HTMLButtonElement>(null);
  const error = fieldErrorMessage(form, 'sponsors');
  return (
    <Stack gap="4">
      <Text fontSize="sm" color="muted">
        {texts.organization.sponsors.lead}
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
        {texts.organization.sponsors.add}
      </Button>
    </Stack>
  );
}

interface RowProps {
  form: IdentityForm;
  index: number;
  onRemove: () => void;
}

function SponsorRow({ form, index, onRemove }: RowProps) {
  const { logo, sponsors } = texts.organization;
  const sponsor = useWatch({ control: form.control, name: `sponsors.${index}` });
  const number = index + 1;
  return (
    <Fieldset.Root minW="0" borderWidth="1px" borderColor="line" borderRadius="l2" p="3">
      <Fieldset.Legend fontSize="sm" fontWeight="600" color="ink">
        {sponsors.sponsor({ number })}
      </Fieldset.Legend>
      <Stack gap="3">
        <Grid templateColumns={{ base: '1fr', md: '2fr 2fr 1fr' }} gap="4">
          <TextField form={form} name={`sponsors.${index}.name`} label={sponsors.name} isRequired />
          <TextField
            form={form}
            name={`sponsors.${index}.link`}
            label={sponsors.link}
            type="url"
            placeholder={sponsors.linkPlaceholder}
          />
          <SelectField form={form} name={`sponsors.${index}.tier`} label={sponsors.tier}>
            {Object.entries(sponsors.tiers).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </Grid>
        <LogoInput
          name={sponsor?.name || logo.sponsor({ number })}
          url={sponsor?.logoUrl ?? ''}
          help={logo.sponsorHelp}
          onChange={(url) => form.setValue(`sponsors.${index}.logoUrl`, url, { shouldDirty: true })}
        />
        <Flex>
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={sponsors.removeOf({ number })}
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" />
            {sponsors.remove}
          </Button>
        </Flex>
      </Stack>
    </Fieldset.Root>
  );
}
