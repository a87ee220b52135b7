import { Box, Card, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import {
  listReleases,
  publishRelease,
  readCurrentRelease,
} from '@wine-walk/common/api/releases.ts';
import { byLanguage, type Language, languages } from '@wine-walk/common/model/languages.ts';
import {
  fillReleaseText,
  normalizeReleaseText,
  releaseParagraphs,
  releaseTextOf,
} from '@wine-walk/common/rules/registrations/release-text.ts';
import { Fragment, useEffect, useId, useState } from 'react';
import { z } from 'zod';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { persisted } from '../../../platform/storage/persisted.ts';
import { ReleaseSections } from '../../../shared/release-sections.tsx';
import type { CurrentRelease } from '../../../shared/use-current-release.ts';
import { AppDialog } from '../../../ui/app-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { texts } from '../../texts/texts.ts';

/** Published releases, and the form for the next one. */
export function ReleaseSection() {
  const t = texts.organization.release;
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const releases = useApiQuery(listReleases, {});
  const current = useApiQuery(readCurrentRelease, {});
  const { timeZone } = useOrganization();
  return (
    <Card.Root as="section" aria-labelledby={id} maxW="56rem">
      <Card.Body gap="3">
        <Heading as="h2" size="md" id={id}>
          {t.title}
        </Heading>
        <Text color="muted" fontSize="sm">
          {t.lead}
        </Text>
        {releases.data?.length === 0 && <Alert tone="gold">{t.none}</Alert>}
        <Stack as="ul" gap="2" listStyleType="none">
          {releases.data?.map((release) => (
            <Text as="li" key={release.id} fontSize="sm" overflowWrap="anywhere">
              <strong>{release.title}</strong>
              {t.details({
                version: release.id,
                publishedAt: release.publishedAt && format.dateTime(release.publishedAt, timeZone),
                publishedBy: release.publishedBy,
              })}
            </Text>
          ))}
        </Stack>
        <Button
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          disabled={current.data === undefined}
          onClick={() => setWriting(true)}
        >
          {draft.get() ? t.continue : t.write}
        </Button>
        {isWriting && current.data !== undefined && (
          <ReleaseDialog start={current.data} onClose={() => setWriting(false)} />
        )}
      </Card.Body>
    </Card.Root>
  );
}

type Body = BodyOf<typeof publishRelease>;

const writtenText = z.object({ title: z.string(), text: z.string() });

const schema = formSchema<Body, Body>(publishRelease.body, (values) => values);

/** Unpublished release on this device, in the words of the author. */
const draft = persisted(
  'release-draft',
  (value) =>
    z
      .object({
        organizer: z.string(),
        jurisdiction: z.string(),
        ...byLanguage(() => writtenText.optional()),
      })
      .parse(value),
  'device',
);

interface DialogProps {
  /** Release to start from; null for the first one. */
  start: CurrentRelease | null;
  onClose: () => void;
}

function ReleaseDialog({ start, onClose }: DialogProps) {
  const t = texts.organization.release;
  const { refetch } = useApiCache();
  const [isPreviewed, setPreviewed] = useState(false);
  const { languages } = useOrganization();
  const saved = draft.get();
  const textIn = (language: Language) => {
    if (!languages.includes(language)) return undefined;
    const shown = start?.[language];
    const published = shown?.language === language ? shown : undefined;
    return (
      saved?.[language] ?? {
        title: published?.title ?? '',
        text: published ? releaseTextOf(published) : '',
      }
    );
  };
  const { form, submit, isSaving, failure } = useSubmitForm<Body, Body>({
    schema,
    values: {
      organizer: saved?.organizer ?? '',
      jurisdiction: saved?.jurisdiction ?? '',
      ...byLanguage(textIn),
    },
    send: async (body, call) => {
      await call(publishRelease, { body });
      draft.clear();
      await refetch(listReleases, readCurrentRelease);
    },
    success: t.published,
    failure: t.failed,
    onDone: onClose,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => isDirty && draft.set(values),
      }),
    [subscribe],
  );
  return (
    <AppDialog title={t.dialog} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label={t.form}>
        <Stack gap="4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <Text fontSize="sm" color="muted">
            {t.help}
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
    </AppDialog>
  );
}

/** The texts as attendees will read them, with the names filled in. */
function Preview({ values }: { values: Body }) {
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
