import { Card, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import {
  listReleases,
  publishRelease,
  readCurrentRelease,
  type ShownRelease,
} from '@wine-walk/common/api/releases.ts';
import { releaseTextOf } from '@wine-walk/common/rules/registrations/release-text.ts';
import { useId, useState } from 'react';
import { formats } from '../../../i18n/format.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { queryKeyOf, useApiQuery } from '../../../platform/session/api.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { TextField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { SubmitDialog, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { useIdempotencyKey } from '../../kit/forms/use-idempotency-key.ts';
import { staffCall } from '../../session/staff-call.ts';

const format = formats('en-US');

/** Published releases, and the form for the next one. */
export function ReleaseSection() {
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const releases = useApiQuery(listReleases, {}, { call: staffCall });
  const current = useApiQuery(readCurrentRelease, {}, { call: staffCall });
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Card.Root as="section" aria-labelledby={id}>
      <Card.Body gap="3">
        <Heading as="h2" size="md" id={id}>
          Release
        </Heading>
        <Text color="muted" fontSize="sm">
          The next registration signs the newest release. Published releases never change.
        </Text>
        {releases.data?.length === 0 && (
          <Alert tone="gold">
            You haven’t published your own release. Attendees sign the app’s sample text. Ask a
            lawyer in your state, then publish yours.
          </Alert>
        )}
        <Stack as="ul" gap="2" listStyleType="none">
          {releases.data?.map((release) => (
            <Text as="li" key={release.id} fontSize="sm" overflowWrap="anywhere">
              <strong>{release.title}</strong>, version {release.id}
              {release.publishedAt && `, ${format.dateTime(release.publishedAt, timeZone)}`} by{' '}
              {release.publishedBy}
            </Text>
          ))}
        </Stack>
        <Button
          size="sm"
          variant="outline"
          alignSelf="flex-start"
          disabled={!current.data}
          onClick={() => setWriting(true)}
        >
          Write a new release
        </Button>
        {isWriting && current.data && (
          <ReleaseDialog start={current.data} onClose={() => setWriting(false)} />
        )}
      </Card.Body>
    </Card.Root>
  );
}

type Body = BodyOf<typeof publishRelease>;

const schema = formSchema<Body, Body>(publishRelease.body, (values) => values);

interface DialogProps {
  /** Release to start from. */
  start: Record<'en' | 'es', ShownRelease>;
  onClose: () => void;
}

function ReleaseDialog({ start, onClose }: DialogProps) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const written = ({ title, paragraphs }: ShownRelease) => ({
    title,
    text: releaseTextOf({ paragraphs }),
  });
  const { form, submit, isSaving, failure } = useSubmitForm<Body, Body>({
    schema,
    values: { organizer: '', jurisdiction: '', en: written(start.en), es: written(start.es) },
    send: async (body) => {
      await staffCall(publishRelease, { body, idempotencyKey: keyOf(body) });
      for (const endpoint of [listReleases, readCurrentRelease] as const)
        await invalidateAfterWrite(client, { queryKey: queryKeyOf(endpoint, {}) });
    },
    success: 'Release published',
    failure: 'Failed to publish the release',
    onDone: onClose,
  });
  return (
    <SubmitDialog title="New release" form={form} onClose={onClose}>
      <form onSubmit={submit} noValidate aria-label="Release">
        <Stack gap="4">
          {failure && <Alert tone="danger">{failure}</Alert>}
          <Text fontSize="sm" color="muted">
            An empty line starts a new section, and its first line is the heading. Write
            {' {organizer} and {jurisdiction} '}
            where these names belong.
          </Text>
          <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
            <TextField form={form} name="organizer" label="Organizer" isRequired />
            <TextField form={form} name="jurisdiction" label="Jurisdiction" isRequired />
          </Grid>
          <TextField form={form} name="en.title" label="Title in English" isRequired />
          <TextField form={form} name="en.text" label="Text in English" rows={10} isRequired />
          <TextField form={form} name="es.title" label="Title in Spanish" isRequired />
          <TextField form={form} name="es.text" label="Text in Spanish" rows={10} isRequired />
          <Button type="submit" loading={isSaving} loadingText="Publishing…">
            Publish for the next registration
          </Button>
        </Stack>
      </form>
    </SubmitDialog>
  );
}
