import { Text } from '@chakra-ui/react';
import { type Language, languageNames } from '@wine-walk/common/model/languages.ts';
import { setLanguage } from '../../platform/device/language.ts';
import { useCurrentLanguage, useOrganization } from '../../platform/device/use-device-settings.ts';
import { Button } from '../../ui/button.tsx';
import { language, portalIn, texts } from '../texts/texts.ts';

/**
 * Buttons for the other languages of the organization that the portal has texts in, and a note if it has none in the
 * chosen one. The buttons reload the page, because constants contain texts.
 */
export function LanguageSwitch() {
  const chosen = useCurrentLanguage();
  const others = useOrganization().languages.filter(
    (other) => other !== language && portalIn[other] !== 'none',
  );
  return (
    <>
      {portalIn[chosen] === 'none' && (
        <Text fontSize="sm" color="muted">
          {texts.app.account.notTranslated({ language: languageNames[chosen] })}
        </Text>
      )}
      {others.map((other) => (
        <LanguageButton key={other} language={other} />
      ))}
    </>
  );
}

function LanguageButton({ language: other }: { language: Language }) {
  return (
    <Button
      type="button"
      variant="plain"
      size="sm"
      px="1"
      color="muted"
      fontWeight="500"
      minH={{ base: '11', md: '9' }}
      lang={other}
      onClick={() => {
        setLanguage(other);
        window.location.reload();
      }}
    >
      {portalIn[other] === 'some'
        ? texts.app.account.partlyTranslated({ language: languageNames[other] })
        : languageNames[other]}
    </Button>
  );
}
