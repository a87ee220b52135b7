import { Input, Stack, Text } from '@chakra-ui/react';
import { readShopPage } from '@wine-walk/common/api/shops.ts';
import { joinShift, joinShop } from '@wine-walk/common/api/staff/staff.ts';
import { joinAsVolunteer } from '@wine-walk/common/api/staff/volunteers.ts';
import { useMatch } from 'react-router-dom';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import {
  beginStaffSession,
  type StaffSessionEnd,
} from '../../../platform/session/staff-session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { FormField } from '../../../ui/form-field.tsx';
import { useSubmitForm } from '../../kit/forms/submit-form.tsx';
import { shopViewHref } from '../../paths.ts';
import { texts } from '../../texts/texts.ts';
import { loginErrorMessage, SignInFrame } from './sign-in-frame.tsx';

/** Params of a sign-in link for a shift, a shop or one volunteer. */
export interface StaffLinkParams {
  kind: 'shift' | 'shop' | 'volunteer';
  secret: string;
}

/** Returns the link of the current URL; null if there is none. */
export function useStaffLink(): StaffLinkParams | null {
  const shift = useMatch('/admin/shift/:secret');
  const shop = useMatch('/admin/shop/:secret');
  const volunteer = useMatch('/admin/volunteer/:secret');
  if (volunteer?.params.secret) return { kind: 'volunteer', secret: volunteer.params.secret };
  if (shift?.params.secret) return { kind: 'shift', secret: shift.params.secret };
  if (shop?.params.secret) return { kind: 'shop', secret: shop.params.secret };
  return null;
}

interface JoinValues {
  pin: string;
  /** Required for a shift only. */
  fullName: string;
}

/** Signs in by a link and its PIN: first to the API, then to Firebase with the returned token. */
function useJoin({ kind, secret }: StaffLinkParams) {
  return useSubmitForm<JoinValues, JoinValues, { fullName: string }>({
    values: { pin: '', fullName: '' },
    send: async ({ pin, fullName }, call) => {
      const { sessionId, ...staff } =
        kind === 'shift'
          ? await call(joinShift, { body: { secret, pin, fullName } })
          : await call(kind === 'shop' ? joinShop : joinAsVolunteer, { body: { secret, pin } });
      await beginStaffSession(sessionId, staff);
      return staff;
    },
    success: ({ fullName }) => ({
      title: texts.app.join.done,
      description: texts.app.join.welcome({ name: fullName }),
    }),
    failure: '',
    failureToast: () => null,
    onDone: () => undefined,
  });
}

/** Returns the title of the page, with the name of a shop. */
function useTitle({ kind, secret }: StaffLinkParams): string {
  const { kinds, shopCounter } = texts.app.join;
  const input = { params: { secret } };
  const { data: page } = useApiQuery(readShopPage, input, { enabled: kind === 'shop' });
  return page ? shopCounter({ shop: page.businessName }) : kinds[kind].title;
}

interface Props {
  link: StaffLinkParams;
  /** Reason why the previous session ended. */
  reason: StaffSessionEnd | null;
}

/** Page of a shift's QR code or a shop's link, with the PIN and a volunteer's name. */
export function JoinPage({ link, reason }: Props) {
  const { required, join: joinTexts } = texts.app;
  const { lead, button } = joinTexts.kinds[link.kind];
  const title = useTitle(link);
  const { form, submit, isSaving, error, submittedAt } = useJoin(link);
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SignInFrame
      title={title}
      lead={lead}
      reason={reason}
      {...(link.kind === 'shop' && {
        back: { label: texts.shop.page.backToPage, to: shopViewHref('page') },
      })}
    >
      <form onSubmit={submit} noValidate aria-label={title}>
        <Stack gap="4">
          <FormField label={joinTexts.pin} isRequired error={errors.pin?.message}>
            <Input
              {...register('pin', {
                setValueAs: (text: string) => text.replace(/\s/g, ''),
                pattern: { value: /^\s*(\d\s*){6}$/, message: joinTexts.pinDigits },
                required,
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
              label={joinTexts.name}
              isRequired
              help={joinTexts.nameHelp}
              error={errors.fullName?.message}
            >
              <Input
                {...register('fullName', {
                  setValueAs: (text: string) => text.trim(),
                  validate: (text: string) => text.trim() !== '' || required,
                })}
                maxLength={60}
                autoComplete="name"
              />
            </FormField>
          )}
          {error && (
            <Text role="alert" color="dangerText" fontSize="sm" fontWeight="500">
              {loginErrorMessage(error, submittedAt)}
            </Text>
          )}
          <Button type="submit" size="lg" loading={isSaving} loadingText={joinTexts.opening}>
            {button}
          </Button>
        </Stack>
      </form>
    </SignInFrame>
  );
}
