import { Card, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Alert } from '../../kit/alert.tsx';
import { format } from '../../kit/format.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { ReleaseReader } from './release-reader.tsx';
import { type SignedTextKind, signedTexts } from './signed-texts.ts';

/** Published releases or agreements, and the form for the next one. */
export function ReleaseSection({ kind }: { kind: SignedTextKind }) {
  const { texts: t, draft, list, current: currentText } = signedTexts[kind];
  const id = useId();
  const [isWriting, setWriting] = useState(false);
  const [reading, setReading] = useState<string | null>(null);
  const releases = useApiQuery(list, {});
  const current = useApiQuery(currentText, {});
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
        {releases.data?.length === 0 && (
          <Alert tone={kind === 'release' ? 'gold' : 'gray'}>{t.none}</Alert>
        )}
        <Stack as="ul" gap="2" listStyleType="none">
          {releases.data?.map((release) => (
            <Flex as="li" key={release.id} gap="3" align="center" justify="space-between">
              <Text fontSize="sm" minW="0" overflowWrap="anywhere">
                <strong>{release.title}</strong>
                {t.details({
                  version: release.id,
                  publishedAt:
                    release.publishedAt && format.shortDate(release.publishedAt, timeZone),
                  publishedBy: release.publishedBy,
                })}
              </Text>
              <Button
                size="sm"
                variant="outline"
                flexShrink="0"
                aria-label={t.readOf({ title: release.title, version: release.id })}
                onClick={() => setReading(release.id)}
              >
                {t.read}
              </Button>
            </Flex>
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
          <ReleaseDialog kind={kind} start={current.data} onClose={() => setWriting(false)} />
        )}
        {reading && <ReleaseReader kind={kind} id={reading} onClose={() => setReading(null)} />}
      </Card.Body>
    </Card.Root>
  );
}
