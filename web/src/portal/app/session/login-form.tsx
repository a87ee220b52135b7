import { Input, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { PasswordInput } from '../../kit/forms/password-field.tsx';
import { loginErrorMessage } from './sign-in-frame.tsx';
import { type Credentials, useLogin } from './use-login.ts';

/** Username and password. Both are asked for before anything is sent. */
export function LoginForm() {
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
