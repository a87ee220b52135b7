import { Stack } from '@chakra-ui/react';
import type { BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { readCurrentRelease } from '@wine-walk/common/api/releases.ts';
import { type AdminRegistration, signAtDesk } from '@wine-walk/common/api/staff/registrations.ts';
import { type Language, languageNames } from '@wine-walk/common/model/languages.ts';
import { type ReactNode, useState } from 'react';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { serverNow } from '../../../platform/device/server-clock.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { type CurrentRelease, useCurrentRelease } from '../../../shared/use-current-release.ts';
import { useWithdrawnAcceptance } from '../../../shared/use-replaced-release.ts';
import { WaiverContent } from '../../../shared/waiver-content.tsx';
import { Button } from '../../../ui/button.tsx';
import { AppDialog } from '../../../ui/dialogs/app-dialog.tsx';
import { LoadingRegion, SkeletonLines } from '../../../ui/skeletons.tsx';
import { Alert } from '../../kit/alert.tsx';
import { CheckField, SelectField } from '../../kit/forms/fields.tsx';
import { formSchema } from '../../kit/forms/form-schema.ts';
import { FormFailure, useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { staffMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { mainLanguage } from '../translations.tsx';

/** Places where staff have a release signed. */
export const signedOnOptions = (
  <>
    <option value="desk-device">{texts.registrations.release.signedOn['desk-device']}</option>
    <option value="paper">{texts.registrations.release.signedOn.paper}</option>
  </>
);

/** Consent that a signature on a device includes, for the person who signs. */
export const signedOnHelp = texts.registrations.release.signedHelp;

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
        title={texts.registrations.release.loadFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data === null) return <Alert tone="gold">{texts.registrations.release.none}</Alert>;
  return (
    <LoadingRegion>
      <SkeletonLines />
    </LoadingRegion>
  );
}

interface ReleaseTextProps {
  releases: CurrentRelease;
  language: Language;
  onLanguage: (language: Language) => void;
}

/** Text of a release in the language that the signer reads, of those offered. */
export function ReleaseText({ releases, language, onLanguage }: ReleaseTextProps) {
  const { languages } = useOrganization();
  return (
    <>
      {languages.length > 1 && (
        <SegmentedFilter<Language>
          options={languages.map((show) => ({ show, label: languageNames[show] }))}
          chosen={language}
          onChoose={onLanguage}
        />
      )}
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
  const labels = texts.registrations.release;
  const [language, setLanguage] = useState<Language>(mainLanguage(useOrganization()));
  const { refetch } = useApiCache();
  const [releaseOpenedAt, setOpenedAt] = useState(() => new Date(serverNow()).toISOString());
  const { version: waiverVersion } = releases[language];
  const { form, submit, isSaving, failure } = useSubmitForm<Values, Body>({
    schema: formSchema<Values, Body>(signAtDesk.body, (values) => ({
      ...values,
      waiverVersion,
      ...(values.signedOn === 'desk-device' && { releaseOpenedAt }),
    })),
    values: { liabilityWaiver: false, signedOn: 'desk-device' },
    send: async (body, call) =>
      onDone(await call(signAtDesk, { params: { id: submissionId }, body })),
    success: labels.done,
    failure: labels.failed,
    onError: () => void refetch(readCurrentRelease),
    onDone: () => {},
  });
  useWithdrawnAcceptance({
    form,
    name: 'liabilityWaiver',
    version: waiverVersion,
    message: staffMessage({ code: 'waiver-changed' }),
    onReplaced: () => setOpenedAt(new Date(serverNow()).toISOString()),
  });
  return (
    <form onSubmit={submit} noValidate aria-label={labels.form}>
      <Stack gap="4">
        <FormFailure failure={failure} />
        <ReleaseText releases={releases} language={language} onLanguage={setLanguage} />
        <SelectField
          form={form}
          name="signedOn"
          label={labels.signed}
          help={signedOnHelp}
          isRequired
        >
          {signedOnOptions}
        </SelectField>
        <CheckField control={form.control} name="liabilityWaiver" label={labels.accepts} />
        <Button type="submit" size="lg" loading={isSaving} loadingText={labels.signing}>
          {labels.sign}
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
    <AppDialog
      title={texts.registrations.release.title({ name: person.fullName })}
      onClose={onClose}
    >
      <SignForm submissionId={person.submissionId} onDone={onDone} />
    </AppDialog>
  );
}
