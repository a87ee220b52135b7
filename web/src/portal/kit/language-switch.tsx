import { type Language, languageNames } from '@wine-walk/common/model/languages.ts';
import { setLanguage } from '../../platform/device/language.ts';
import { useOrganization } from '../../platform/device/use-device-settings.ts';
import { Button } from '../../ui/button.tsx';
import { language } from '../texts/texts.ts';

/** Buttons for the other languages of the organization. They reload the page, because constants contain texts. */
export function LanguageSwitch() {
  return useOrganization()
    .languages.filter((other) => other !== language)
    .map((other) => <LanguageButton key={other} language={other} />);
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
      {languageNames[other]}
    </Button>
  );
}
