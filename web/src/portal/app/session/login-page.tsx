import { Input, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { staffLogin } from '@wine-walk/common/api/staff.ts';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { staffApi } from '../../../platform/session/api.ts';
import { beginStaffSession } from '../../../platform/session/staff-session-store.ts';
import { parseText, persisted } from '../../../platform/storage/persisted.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { PasswordInput } from '../../kit/forms/password-field.tsx';
import { homeHref, portalHref } from '../../paths.ts';
import { loginErrorMessage, SignInFrame } from './sign-in-frame.tsx';

/** Device token of the last sign-in, retained after the session, so that attempts of others never block this device. */
const deviceToken = persisted('staff-device', parseText, 'device', 'text');

interface Credentials {
  username: string;
  password: string;
}

/**
 * Signs in to the API, then to Firebase with the returned token, and shows a toast. If no tab was requested,
 * it opens the home tab of the role.
 */
function useLogin() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      const body = { ...credentials, device: deviceToken.get() ?? undefined };
      const { sessionId, device, ...staff } = await staffApi(staffLogin, { body });
      deviceToken.set(device);
      const member = { ...staff, expiresAt: null, eventId: null };
      const home = homeHref(member);
      if (pathname.replace(/\/$/, '') === portalHref('overview') && home !== pathname)
        await navigate(home, { replace: true });
      await beginStaffSession(sessionId, member);
      return staff;
    },
    onSuccess: ({ fullName, username }) =>
      showToast({
        type: 'success',
        title: 'Login Successful',
        description: `Welcome, ${fullName || username}.`,
      }),
    onError: (error) =>
      showToast({
        type: 'error',
        title: 'Login Failed',
        description: loginErrorMessage(error, Date.now()),
      }),
  });
}

/** Username and password, both required before sending. */
function LoginForm() {
  const login = useLogin();
  const { register, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(
    (credentials) => login.mutate(credentials),
    () =>
      showToast({
        type: 'error',
        title: 'Missing Information',
        description: 'Please enter both username and password',
      }),
  );
  const missing = { validate: (text: string) => text !== '' || 'Please fill this in.' };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate aria-label="Staff login">
      <Stack gap="4">
        <FormField label="Username" isRequired error={errors.username?.message}>
          <Input
            {...register('username', { ...missing, setValueAs: (text: string) => text.trim() })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
        <FormField label="Password" isRequired error={errors.password?.message}>
          <PasswordInput {...register('password', missing)} autoComplete="current-password" />
        </FormField>
        {login.isError && (
          <Text color="dangerText" fontSize="sm" fontWeight="500">
            {loginErrorMessage(login.error, login.submittedAt)}
          </Text>
        )}
        <Button type="submit" size="lg" loading={login.isPending} loadingText="Signing in…">
          Sign In
        </Button>
      </Stack>
    </form>
  );
}

/** Login page of the portal. `reason`: why the previous session ended. */
export function LoginPage({ reason }: { reason: string | null }) {
  return (
    <SignInFrame
      title="Staff portal"
      lead="Set up your events, businesses, rewards and tickets."
      reason={reason}
    >
      <LoginForm />
    </SignInFrame>
  );
}
