import { Flex, Input, Stack, Text } from '@chakra-ui/react';
import { staffLogin } from '@wine-walk/common/api/staff/staff.ts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../platform/api/api-errors.ts';
import {
  beginStaffSession,
  type StaffSessionEnd,
} from '../../../platform/session/staff-session-store.ts';
import { parseText, persisted } from '../../../platform/storage/persisted.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { PasswordInput } from '../../kit/forms/password-field.tsx';
import { useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { CodeField } from '../../kit/second-factor/code-field.tsx';
import { homeHref, portalHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';
import { loginErrorMessage, SignInFrame } from './sign-in-frame.tsx';

/** Device token of the last sign-in, retained after the session, so that attempts of others never block this device. */
const deviceToken = persisted('staff-device', parseText, 'device', 'text');

interface Credentials {
  username: string;
  password: string;
  /** Code of the second factor; undefined until the account requires one. */
  code?: string;
}

interface LoginOptions<V extends FieldValues> {
  values: V;
  toCredentials: (values: V) => Credentials;
  onInvalid?: () => void;
  onCodeRequired?: (credentials: Credentials) => void;
}

/**
 * Form that signs in to the API, then to Firebase with the returned token, and shows a toast. If no tab was requested,
 * it opens the home tab of the role.
 */
function useLogin<V extends FieldValues>({
  values,
  toCredentials,
  onInvalid,
  onCodeRequired,
}: LoginOptions<V>) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { signIn } = texts.app;
  const login = useSubmitForm<V, V, { fullName: string; username: string }>({
    values,
    send: async (typed, call) => {
      const body = { ...toCredentials(typed), device: deviceToken.get() ?? undefined };
      const { sessionId, device, ...staff } = await call(staffLogin, { body });
      deviceToken.set(device);
      const member = { ...staff, expiresAt: null, eventId: null };
      const home = homeHref(member);
      if (pathname.replace(/\/$/, '') === portalHref('overview') && home !== pathname)
        await navigate(home, { replace: true });
      await beginStaffSession(sessionId, member);
      return staff;
    },
    success: ({ fullName, username }) => ({
      title: signIn.succeeded,
      description: signIn.welcome({ name: fullName || username }),
    }),
    failure: signIn.failed,
    failureToast: (error) =>
      needsCode(error)
        ? null
        : {
            type: 'error',
            title: signIn.failed,
            description: loginErrorMessage(error, Date.now()),
          },
    onError: (error, typed) => needsCode(error) && onCodeRequired?.(toCredentials(typed)),
    ...(onInvalid && { onInvalid }),
    onDone: () => undefined,
  });
  const { error, submittedAt } = login;
  const message = error && !needsCode(error) ? loginErrorMessage(error, submittedAt) : null;
  return { ...login, message };
}

/** True if the password is right, and the account needs a code besides. */
const needsCode = (error: unknown) =>
  error instanceof ApiError && error.code === 'second-factor-required';

interface CodeFormProps {
  credentials: Credentials;
  onBack: () => void;
}

/** Second step of an account with a second factor: a code of its app, or a recovery code. */
function CodeForm({ credentials, onBack }: CodeFormProps) {
  const { required, signIn } = texts.app;
  const { secondFactor } = signIn;
  const [isRecovery, setRecovery] = useState(false);
  const { form, submit, isSaving, message, clearError } = useLogin({
    values: { code: '' },
    toCredentials: ({ code }) => ({ ...credentials, code }),
  });
  const { register, formState, reset } = form;
  return (
    <form onSubmit={submit} noValidate aria-label={secondFactor.form}>
      <Stack gap="4">
        <CodeField
          key={String(isRecovery)}
          {...register('code', {
            validate: (code) => code.trim() !== '' || required,
          })}
          isRecovery={isRecovery}
          help={isRecovery ? secondFactor.recoveryHelp : undefined}
          error={formState.errors.code?.message}
          autoFocus
        />
        {message && (
          <Text color="dangerText" fontSize="sm" fontWeight="500">
            {message}
          </Text>
        )}
        <Button type="submit" size="lg" loading={isSaving} loadingText={signIn.signingIn}>
          {signIn.signIn}
        </Button>
        <Flex gap="2" wrap="wrap" justify="space-between">
          <Button
            type="button"
            variant="plain"
            px="0"
            onClick={() => {
              setRecovery(!isRecovery);
              reset();
              clearError();
            }}
          >
            {isRecovery ? secondFactor.useApp : secondFactor.useRecovery}
          </Button>
          <Button type="button" variant="plain" px="0" onClick={onBack}>
            {secondFactor.otherAccount}
          </Button>
        </Flex>
        <Text color="muted" fontSize="sm">
          {secondFactor.lost}
        </Text>
      </Stack>
    </form>
  );
}

/** Username and password, both required before sending; then the code if the account needs one. */
function LoginForm() {
  const [credentials, setCredentials] = useState<Credentials>();
  if (credentials)
    return <CodeForm credentials={credentials} onBack={() => setCredentials(undefined)} />;
  return <PasswordForm onCodeRequired={setCredentials} />;
}

interface PasswordFormProps {
  onCodeRequired: (credentials: Credentials) => void;
}

function PasswordForm({ onCodeRequired }: PasswordFormProps) {
  const { required, signIn } = texts.app;
  const { form, submit, isSaving, message } = useLogin<Credentials>({
    values: { username: '', password: '' },
    toCredentials: (credentials) => credentials,
    onInvalid: () =>
      showToast({ type: 'error', title: signIn.missing, description: signIn.missingText }),
    onCodeRequired,
  });
  const { register, formState } = form;
  const { errors } = formState;
  const missing = { validate: (text: string) => text !== '' || required };
  return (
    <form onSubmit={submit} noValidate aria-label={signIn.form}>
      <Stack gap="4">
        <FormField label={signIn.username} isRequired error={errors.username?.message}>
          <Input
            {...register('username', { ...missing, setValueAs: (text: string) => text.trim() })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
        <FormField label={signIn.password} isRequired error={errors.password?.message}>
          <PasswordInput {...register('password', missing)} autoComplete="current-password" />
        </FormField>
        {message && (
          <Text color="dangerText" fontSize="sm" fontWeight="500">
            {message}
          </Text>
        )}
        <Button type="submit" size="lg" loading={isSaving} loadingText={signIn.signingIn}>
          {signIn.signIn}
        </Button>
      </Stack>
    </form>
  );
}

/** Login page of the portal. `reason`: why the previous session ended. */
export function LoginPage({ reason }: { reason: StaffSessionEnd | null }) {
  const { title, lead } = texts.app.signIn;
  return (
    <SignInFrame title={title} lead={lead} reason={reason}>
      <LoginForm />
    </SignInFrame>
  );
}
