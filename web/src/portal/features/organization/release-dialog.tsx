import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { languages } from '@wine-walk/common/model/languages.ts';
import {
  fillReleaseText,
  normalizeReleaseText,
  releaseParagraphs,
} from '@wine-walk/common/rules/registrations/release-text.ts';
import { Fragment, useEffect, useState } from 'react';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ReleaseSections } from '../../../shared/release-sections.tsx';
import type { CurrentRelease } from '../../../shared/use-current-release.ts';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { format } from '../../kit/format.ts';
import { ConfirmDialog } from '../../kit/forms/confirm-dialog.tsx';
import { TextField } from '../../kit/forms/fields.tsx';
import { sameValues } from '../../kit/forms/merge-edits.ts';
import { FormFailure, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import {
  addedLanguageNote,
  type ReleaseBody,
  releaseSchema,
  startOfRelease,
} from './release-draft.ts';
import { type SignedTextKind, signedTexts } from './signed-texts.ts';

interface DialogProps {
  kind: SignedTextKind;
  /** Text to start from; null for the first one. */
  start: CurrentRelease | null;
  onClose: () => void;
}

/** Form of the next release or agreement, which is confirmed before it is published. */
export function ReleaseDialog({ kind, start, onClose }: DialogProps) {
  const { texts: t, draft, publish, list, current } = signedTexts[kind];
  const { refetch } = useApiCache();
  const [isPreviewed, setPreviewed] = useState(false);
  const organization = useOrganization();
  const { languages } = organization;
  const [isConfirming, setConfirming] = useState(false);
  const [opened] = useState(() => ({
    values: startOfRelease(kind, start, organization, draft.get()),
    withoutDraft: startOfRelease(kind, start, organization),
  }));
  const { form, submit, isSaving, failure } = useSubmitForm<ReleaseBody, ReleaseBody>({
    schema: releaseSchema,
    values: opened.values,
    send: async (body, call) => {
      await call(publish, { body });
      draft.clear();
      await refetch(list, current);
    },
    success: t.published,
    failure: t.failed,
    onError: () => setConfirming(false),
    onDone: onClose,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (sameValues(values, opened.withoutDraft)) draft.clear();
          else draft.set(values);
        },
      }),
    [subscribe, draft, opened],
  );
  return (
    <AppDialog title={t.dialog} onClose={onClose}>
      <form
        onSubmit={(event) => void form.handleSubmit(() => setConfirming(true))(event)}
        noValidate
        aria-label={t.form}
      >
        <Stack gap="4">
          <FormFailure failure={failure} />
          <Text fontSize="sm" color="muted">
            {start === null ? `${t.template} ${t.help}` : t.help}
          </Text>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField form={form} name="organizer" label={t.organizer} isRequired />
            <TextField form={form} name="jurisdiction" label={t.jurisdiction} isRequired />
          </Grid>
          {languages.map((language) => (
            <Fragment key={language}>
              <TextField
                form={form}
                name={`${language}.title`}
                label={t.titleIn({ language: format.language(language) })}
                isRequired
              />
              <TextField
                form={form}
                name={`${language}.text`}
                label={t.textIn({ language: format.language(language) })}
                help={addedLanguageNote(kind, start, language)}
                rows={10}
                isRequired
              />
            </Fragment>
          ))}
          <Button
            variant="outline"
            alignSelf="flex-start"
            aria-expanded={isPreviewed}
            onClick={() => setPreviewed(!isPreviewed)}
          >
            {isPreviewed ? t.hidePreview : t.preview}
          </Button>
          {isPreviewed && <Preview values={form.watch()} />}
          <Button type="submit" loading={isSaving} loadingText={t.publishing}>
            {t.publish}
          </Button>
        </Stack>
      </form>
      {isConfirming && (
        <ConfirmDialog
          title={t.confirm}
          action={t.confirmAction}
          busyLabel={t.publishing}
          isBusy={isSaving}
          isDestructive={false}
          cancelLabel={t.notYet}
          onConfirm={() => void submit()}
          onClose={() => setConfirming(false)}
        >
          <Text>{t.confirmText}</Text>
        </ConfirmDialog>
      )}
    </AppDialog>
  );
}

/** The texts as attendees will read them, with the names filled in. */
function Preview({ values }: { values: ReleaseBody }) {
  const final = (text: string) => normalizeReleaseText(fillReleaseText(text, values));
  return languages.map((language) => {
    const written = values[language];
    return (
      written && (
        <Box key={language} as="section" lang={language} aria-label={final(written.title)}>
          <ReleaseSections
            title={final(written.title)}
            paragraphs={releaseParagraphs(final(written.text))}
          />
        </Box>
      )
    );
  });
}
