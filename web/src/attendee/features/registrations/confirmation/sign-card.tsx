import { Button, Checkbox, Field, Stack, Text } from '@chakra-ui/react';
import { signRelease } from '@wine-walk/common/api/guests.ts';
import { readCurrentRelease } from '@wine-walk/common/api/releases.ts';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../../i18n/texts.ts';
import { useApiCache } from '../../../../platform/api/use-api-cache.ts';
import { useCall } from '../../../../platform/api/use-call.ts';
import { serverNow } from '../../../../platform/device/server-clock.ts';
import { errorMessage } from '../../../../shared/error-message.ts';
import { useCurrentRelease } from '../../../../shared/use-current-release.ts';
import { useReplacedRelease } from '../../../../shared/use-replaced-release.ts';
import { Section } from '../../../../ui/section.tsx';
import { ReleasePreview } from '../steps/release-preview.tsx';

interface Props {
  submissionId: string;
  onSigned: () => void;
}

/** Form by which a guest signs the release on their own device. Without the text, such as offline, it names the desk. */
export function SignCard({ submissionId, onSigned }: Props) {
  const problems = useTexts('problems');
  const texts = useTexts('confirmation');
  const registration = useTexts('registration');
  const { language } = useLanguage();
  const release = useCurrentRelease().data?.[language];
  const [releaseOpenedAt, setOpenedAt] = useState<string>();
  const [isAccepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState('');
  const { refetch } = useApiCache();
  const sign = useCall(
    (waiverVersion: string, call) =>
      call(signRelease, {
        params: { submissionId },
        body: { waiverVersion, releaseOpenedAt, liabilityWaiver: true, electronicRecords: true },
      }),
    {
      success: texts.signed,
      onSuccess: onSigned,
      onError: () => void refetch(readCurrentRelease),
    },
  );
  useReplacedRelease(release?.version, () => {
    setOpenedAt(undefined);
    setAccepted(false);
    if (isAccepted) setMissing(problems.codes['waiver-changed']);
  });
  if (!release) return <Text fontWeight="600">{texts.mustSign}</Text>;
  return (
    <Section title={texts.signTitle} lead={texts.signLead}>
      <form
        noValidate
        onSubmit={(submitted) => {
          submitted.preventDefault();
          setMissing(isAccepted ? '' : texts.signMissing);
          if (isAccepted && !sign.isPending) sign.mutate(release.version);
        }}
      >
        <Stack gap="3">
          <ReleasePreview
            release={release}
            onOpen={() => setOpenedAt(releaseOpenedAt ?? new Date(serverNow()).toISOString())}
          />
          <Field.Root required invalid={missing !== ''}>
            <Checkbox.Root
              checked={isAccepted}
              onCheckedChange={({ checked }) => {
                setAccepted(checked === true);
                setMissing('');
              }}
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{registration.liabilityWaiver}</Checkbox.Label>
            </Checkbox.Root>
            {missing && <Field.ErrorText>{missing}</Field.ErrorText>}
          </Field.Root>
          {sign.error && (
            <Text role="alert" color="dangerText" fontWeight="600">
              {`${texts.signFailed}. ${errorMessage(sign.error, { problems })}`}
            </Text>
          )}
          <Button type="submit" alignSelf="flex-start" aria-busy={sign.isPending}>
            {sign.isPending ? texts.signing : texts.sign}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
