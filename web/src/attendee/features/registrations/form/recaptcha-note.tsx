import { Link, Text } from '@chakra-ui/react';
import { useTexts } from '../../../../i18n/texts.ts';
import { hasAppCheck } from '../../../../platform/firebase/app-check.ts';

/**
 * Notice that Google requires where reCAPTCHA is invisible
 * (https://developers.google.com/recaptcha/docs/faq); nothing without App Check.
 */
export function RecaptchaNote() {
  const texts = useTexts('registration');
  if (!hasAppCheck()) return null;
  return (
    <Text color="muted" fontSize="sm">
      {texts.recaptcha}{' '}
      <Link href="https://policies.google.com/privacy" target="_blank" rel="noreferrer">
        {texts.recaptchaPrivacy}
      </Link>{' '}
      <Link href="https://policies.google.com/terms" target="_blank" rel="noreferrer">
        {texts.recaptchaTerms}
      </Link>
    </Text>
  );
}
