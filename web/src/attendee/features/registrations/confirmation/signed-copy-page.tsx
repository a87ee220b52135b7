import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readRelease, verifySignature } from '@wine-walk/common/api/releases.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { Printer } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useFormats } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/texts.ts';
import { useApiQuery } from '../../../../platform/api/use-api-query.ts';
import { useOrganization } from '../../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../../shared/error-state.tsx';
import { ReleaseSections } from '../../../../shared/release-sections.tsx';
import { Page } from '../../../../ui/page.tsx';
import { LoadingRegion, SkeletonLines } from '../../../../ui/skeletons.tsx';
import { paths } from '../../../shared/paths.ts';
import { ConfirmationId } from './confirmation-id.tsx';
import { useRefetchAsOwner } from './use-refetch-as-owner.ts';

/**
 * Signed waiver of the submission in the address with its full text: the signer's copy to print, and the check for the
 * holder of the paper, who is shown initials instead of the name.
 */
export default function SignedCopyPage() {
  const texts = useTexts('confirmation');
  const { submissionId = '' } = useParams();
  const signature = useApiQuery(verifySignature, { params: { submissionId } });
  useRefetchAsOwner(signature.data?.fullName === null, signature.refetch);
  return (
    <Page title={texts.signedCopyTitle} intro={texts.signedCopyLead}>
      {signature.isPending && (
        <LoadingRegion>
          <SkeletonLines lines={6} />
        </LoadingRegion>
      )}
      {signature.isError && (
        <ErrorState
          title={texts.copyFailed}
          error={signature.error}
          onRetry={() => void signature.refetch()}
        />
      )}
      {signature.data && <SignedCopy signature={signature.data} />}
    </Page>
  );
}

function SignedCopy({ signature }: { signature: ResponseOf<typeof verifySignature> }) {
  const texts = useTexts('confirmation');
  const { date, time } = useFormats();
  const { timeZone } = useOrganization();
  const { submissionId, waiverVersion, waiverSha256 } = signature;
  const facts = [
    { term: texts.confirmationId, text: <ConfirmationId id={submissionId} /> },
    { term: texts.signedBy, text: signature.fullName ?? signature.initials },
    {
      term: texts.signedAt,
      text: `${sentenceStart(date(signature.signedAt, timeZone))}, ${time(signature.signedAt, timeZone)}`,
    },
    { term: texts.signedWhere, text: texts.signedOn[signature.signedOn] },
    { term: texts.waiverVersion, text: waiverVersion },
    { term: texts.fingerprint, text: waiverSha256 },
    { term: texts.checkAt, text: window.location.origin + paths.signedCopy.getHref(submissionId) },
  ];
  return (
    <Stack gap="5" maxW="65ch" pb="8">
      <Stack as="dl" gap="3">
        {facts.map(({ term, text }) => (
          <Box key={term}>
            <Text as="dt" fontSize="sm" color="muted">
              {term}
            </Text>
            <Text as="dd" fontWeight="600" overflowWrap="anywhere">
              {text}
            </Text>
          </Box>
        ))}
      </Stack>
      {signature.electronicRecords && <Text>{texts.electronicRecords}</Text>}
      <Flex gap="2" wrap="wrap" className="no-print">
        {/* Only the signer is shown the name. */}
        {signature.fullName !== null && (
          <Button asChild>
            <Link to={paths.confirmation.getHref(submissionId)}>{texts.backToConfirmation}</Link>
          </Button>
        )}
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {texts.printCopy}
        </Button>
      </Flex>
      <SignedText version={waiverVersion} />
    </Stack>
  );
}

/** Complete text that was signed. */
function SignedText({ version }: { version: string }) {
  const texts = useTexts('registration');
  const release = useApiQuery(readRelease, { params: { version } });
  if (release.isPending) return <SkeletonLines lines={6} />;
  if (release.isError) {
    const retry = () => void release.refetch();
    return <ErrorState title={texts.releaseFailed} error={release.error} onRetry={retry} />;
  }
  return (
    <Box as="section" lang={release.data.language} aria-label={texts.waiver}>
      <ReleaseSections {...release.data} level={2} />
    </Box>
  );
}
