import { Stack } from '@chakra-ui/react';
import { type AdminRegistration, signAtDesk } from '@wine-walk/common/api/admin-registrations.ts';
import type { BodyOf } from '@wine-walk/common/api/endpoint.ts';
import type { LanguageCode } from '@wine-walk/common/model/organization-facts.ts';
import { type ReactNode, useState } from 'react';
import { isolateBidi } from '../../i18n/bidi-isolation.ts';
import { serverNow } from '../../platform/device/server-clock.ts';
import { ErrorState } from '../../shared/error-state.tsx';
import { type CurrentRelease, useCurrentRelease } from '../../shared/use-current-release.ts';
import { WaiverContent } from '../../shared/waiver-content.tsx';
import { AppDialog } from '../../ui/app-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadingRegion, SkeletonLines } from '../../ui/skeletons.tsx';
import { Alert } from '../kit/alert.tsx';
import { CheckField, SelectField } from '../kit/forms/fields.tsx';
import { formSchema } from '../kit/forms/form-schema.ts';
import { useSubmitForm } from '../kit/forms/submit-form.tsx';
import { SegmentedFilter } from '../kit/lists/filter-controls.tsx';
import { staffCall } from '../session/staff-call.ts';

const releaseLanguages = [
  { show: 'en', label: 'English' },
  { show: 'es', label: 'Español' },
] as const;

/** Places where staff have a release signed. */
export const signedOnOptions = (
  <>
    <option value="desk-device">On this device, by the attendee</option>
    <option value="paper">On paper, and we keep the paper</option>
  </>
);

/** Consent that a signature on a device includes, for the person who signs. */
export const signedOnHelp = 'On this device, they agree to sign and get their copy electronically.';

/** Shows its content with the current release, or in its place why there is none. */
export function WithCurrentRelease({
  children,
}: {
  children: (releases: CurrentRelease) => ReactNode;
}) {
  const { data, isError, error, refetch } = useCurrentRelease();
  if (data) return children(data);
  if (isError)
    return (
      <ErrorState
        title="We couldn’t load the release"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data === null)
    return (
      <Alert tone="gold">
        No release is published yet, so there is nothing to sign. An admin writes and publishes it
        under Organization.
      </Alert>
    );
  return (
    <LoadingRegion>
      <SkeletonLines />
    </LoadingRegion>
  );
}

interface ReleaseTextProps {
  releases: CurrentRelease;
  language: LanguageCode;
  onLanguage: (language: LanguageCode) => void;
}

/** Text of a release in the language that the signer reads. */
export function ReleaseText({ releases, language, onLanguage }: ReleaseTextProps) {
  return (
    <>
      <SegmentedFilter<LanguageCode>
        options={releaseLanguages}
        chosen={language}
        onChoose={onLanguage}
      />
      <WaiverContent release={releases[language]} />
    </>
  );
}

interface Values {
  liabilityWaiver: boolean;
  signedOn: 'desk-device' | 'paper';
}

type Body = BodyOf<typeof signAtDesk>;

interface SignFormProps {
  submissionId: string;
  onDone: (signed: AdminRegistration) => void;
}

/** Form by which a guest who did not accept the release with the registration signs it at the desk. */
export function SignForm(props: SignFormProps) {
  return (
    <WithCurrentRelease>
      {(releases) => <LoadedSignForm {...props} releases={releases} />}
    </WithCurrentRelease>
  );
}

function LoadedSignForm({
  submissionId,
  releases,
  onDone,
}: SignFormProps & { releases: CurrentRelease }) {
  const [language, setLanguage] = useState<LanguageCode>('en');
  const [releaseOpenedAt] = useState(() => new Date(serverNow()).toISOString());
  const { version: waiverVersion } = releases[language];
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema: formSchema<Values, Body>(signAtDesk.body, (values) => ({
      ...values,
      waiverVersion,
      ...(values.signedOn === 'desk-device' && { releaseOpenedAt }),
    })),
    values: { liabilityWaiver: false, signedOn: 'desk-device' },
    send: async (body) =>
      onDone(await staffCall(signAtDesk, { params: { id: submissionId }, body })),
    success: 'Release signed',
    failure: 'Failed to record the signature',
    onDone: () => {},
  });
  return (
    <form onSubmit={submit} noValidate aria-label="Signature">
      <Stack gap="4">
        {failure && <Alert tone="danger">{failure}</Alert>}
        <ReleaseText releases={releases} language={language} onLanguage={setLanguage} />
        <SelectField form={form} name="signedOn" label="Signed" help={signedOnHelp} isRequired>
          {signedOnOptions}
        </SelectField>
        <CheckField control={form.control} name="liabilityWaiver" label="They accept the release" />
        <Button type="submit" size="lg" loading={isSaving} loadingText="Signing…">
          Sign
        </Button>
      </Stack>
    </form>
  );
}

interface SignDialogProps {
  person: { submissionId: string; fullName: string };
  onDone: () => void;
  onClose: () => void;
}

/** Modal form for the signature of one person. */
export function SignDialog({ person, onDone, onClose }: SignDialogProps) {
  return (
    <AppDialog isOpen title={`Release for ${isolateBidi(person.fullName)}`} onClose={onClose}>
      <SignForm submissionId={person.submissionId} onDone={onDone} />
    </AppDialog>
  );
}
