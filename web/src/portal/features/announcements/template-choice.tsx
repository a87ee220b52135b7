import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { useState } from 'react';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { Select } from '../../kit/forms/select.tsx';
import { mainLanguage, otherLanguages } from '../../shared/translations.tsx';
import { texts } from '../../texts/texts.ts';
import type { useAnnouncementForm } from './announcement-record.ts';
import { type TemplateKind, templateKind, templateKinds, templateTexts } from './templates.ts';

interface Props {
  form: ReturnType<typeof useAnnouncementForm>['record']['form'];
  event: AdminEvent;
}

/** Fills the texts of a new announcement from a template, in every language that attendees can choose. */
export function TemplateChoice({ form, event }: Props) {
  const { templates } = texts.announcements;
  const organization = useOrganization();
  const [chosen, setChosen] = useState<TemplateKind>();
  const fill = (kind: TemplateKind | undefined) => {
    if (!kind) return;
    const dirty = { shouldDirty: true };
    const main = templateTexts(kind, mainLanguage(organization), event, organization);
    form.setValue('title', main.title, dirty);
    form.setValue('message', main.message, dirty);
    for (const language of otherLanguages(organization)) {
      const translated = templateTexts(kind, language, event, organization);
      form.setValue(`titleIn.${language}`, translated.title, dirty);
      form.setValue(`messageIn.${language}`, translated.message, dirty);
    }
  };
  return (
    <FormField label={templates.label} help={templates.help}>
      <Select
        size={{ base: 'md', md: 'sm' }}
        value={chosen ?? ''}
        onChange={(next) => {
          const kind = templateKind(next);
          setChosen(kind);
          fill(kind);
        }}
      >
        <option value="">{templates.none}</option>
        {templateKinds.map((kind) => (
          <option key={kind} value={kind}>
            {templates.kinds[kind]}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
