import { Input, Stack, Text } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { loginErrorMessage, SignInFrame } from './sign-in-frame.tsx';
import { type JoinValues, useJoin } from './use-join.ts';
import type { StaffLinkParams } from './use-staff-link.ts';

const intros = {
  shift: {
    title: 'Your shift',
    lead: 'Type the PIN you were told and your name. This phone is a desk until the walk is over.',
    button: 'Start my shift',
  },
  shop: {
    title: 'Your counter',
    lead: 'Type the PIN you were told. This phone redeems your rewards until the walk is over.',
    button: 'Open my counter',
  },
} as const;

interface Props {
  link: StaffLinkParams;
  /** Why an earlier session ended. */
  reason: string | null;
}

/** What a shift's QR code or a shop's link opens: the PIN, and a volunteer's name. */
export function JoinPage({ link, reason }: Props) {
  const { title, lead, button } = intros[link.kind];
  const join = useJoin(link);
  const { register, handleSubmit, formState } = useForm<JoinValues>({
    defaultValues: { pin: '', fullName: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit((typed) => join.mutate(typed));
  return (
    <SignInFrame title={title} lead={lead} reason={reason}>
      <form onSubmit={(event) => void submit(event)} noValidate aria-label={title}>
        <Stack gap="4">
          <FormField label="PIN" isRequired error={errors.pin?.message}>
            <Input
              {...register('pin', {
                setValueAs: (text: string) => text.replace(/\s/g, ''),
                pattern: { value: /^\s*(\d\s*){6}$/, message: 'A PIN has six digits.' },
                required: 'Please fill this in.',
              })}
              inputMode="numeric"
              autoComplete="off"
              fontFamily="var(--ww-display)"
              fontSize="2xl"
              letterSpacing="0.2em"
            />
          </FormField>
          {link.kind === 'shift' && (
            <FormField
              label="Your name"
              isRequired
              help="Everything you do tonight bears it."
              error={errors.fullName?.message}
            >
              <Input
                {...register('fullName', {
                  setValueAs: (text: string) => text.trim(),
                  validate: (text: string) => text.trim() !== '' || 'Please fill this in.',
                })}
                maxLength={60}
                autoComplete="name"
              />
            </FormField>
          )}
          {join.isError && (
            <Text role="alert" color="dangerText" fontSize="sm" fontWeight="500">
              {loginErrorMessage(join.error, join.submittedAt)}
            </Text>
          )}
          <Button type="submit" size="lg" loading={join.isPending} loadingText="Opening…">
            {button}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
