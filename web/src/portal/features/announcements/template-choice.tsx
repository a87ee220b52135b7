import { NativeSelect } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { FormField } from '../../../ui/form-field.tsx';
import { mainLanguage, otherLanguages } from '../../shared/translations.tsx';
import type { useAnnouncementForm } from './announcement-record.ts';
import {
  type TemplateKind,
  templateKind,
  templateKinds,
  templateLabels,
  templateTexts,
} from './templates.ts';

interface Props {
  /** Template to start with; undefined for none. */
  initial: TemplateKind | undefined;
  form: ReturnType<typeof useAnnouncementForm>['record']['form'];
  event: AdminEvent;
}

/** Fills the texts of a new announcement from a template, in every language that attendees can choose. */
export function TemplateChoice({ initial, form, event }: Props) {
  const organization = useOrganization();
  const [chosen, setChosen] = useState(initial);
  const fill = (kind: TemplateKind | undefined) => {
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
  const fillInitial = useEffectEvent(() => fill(initial));
  useEffect(() => fillInitial(), [initial]);
  return (
    <FormField label="Start from" help="Fills in the texts below. Change them as you like.">
      <NativeSelect.Root size={{ base: 'md', md: 'sm' }}>
        <NativeSelect.Field
          value={chosen ?? ''}
          onChange={({ target }) => {
            const kind = templateKind(target.value);
            setChosen(kind);
            fill(kind);
          }}
        >
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
