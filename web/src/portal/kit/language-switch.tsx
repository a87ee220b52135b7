import { setLanguage } from '../../platform/device/language.ts';
import { Button } from '../../ui/button.tsx';
import { language, texts } from '../texts/texts.ts';

/** Switches the portal to its other language. Reloads the page, because constants contain texts. */
export function LanguageSwitch() {
  const other = language === 'en' ? 'es' : 'en';
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
      {texts.app.otherLanguage}
    </Button>
  );
}
