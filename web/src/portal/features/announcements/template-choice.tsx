import { NativeSelect } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { useState } from 'react';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { mainLanguage, otherLanguages } from '../../shared/translations.tsx';
import type { useAnnouncementForm } from './announcement-record.ts';
import { templateKinds, templateLabels, templateTexts } from './templates.ts';

interface Props {
  form: ReturnType<typeof useAnnouncementForm>['record']['form'];
  event: AdminEvent;
}

/** Fills the texts of a new announcement from a template, in every language that attendees can choose. */
export function TemplateChoice({ form, event }: Props) {
  const organization = useOrganization();
  const [chosen, setChosen] = useState('');
  const fill = (value: string) => {
    setChosen(value);
    const kind = templateKinds.find((known) => known === value);
    if (!kind) return;
    const dirty = { shouldDirty: true };
    const main = templateTexts(kind, mainLanguage(organization), event, organization);
    form.setValue('title', main.title, dirty);
    form.setValue('message', main.message, dirty);
    for (const language of otherLanguages(organization)) {
      const texts = templateTexts(kind, language, event, organization);
      form.setValue(`titleIn.${language}`, texts.title, dirty);
      form.setValue(`messageIn.${language}`, texts.message, dirty);
    }
  };
  return (
    <FormField label="Start from" help="Fills in the texts below. Change them as you like.">
      <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
        <NativeSelect.Field value={chosen} onChange={({ target }) => fill(target.value)}>
          <option value="">An empty announcement</option>
          {templateKinds.map((kind) => (
            <option key={kind} value={kind}>
              {templateLabels[kind]}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  );
}
