import type { MouseEvent } from 'react';
import { useLandingTexts } from '../../../i18n/landing-texts.ts';
import { setLanguage, useCurrentLanguage } from '../../../platform/device/language.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';

/** Who makes this, the other language, and the small way in for staff. */
export function Footer({ navigate }: { navigate: (href: string) => void }) {
  const { landing } = useLandingTexts();
  const other = useCurrentLanguage() === 'en' ? 'es' : 'en';
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    setLanguage(other);
  };
  return (
    <footer className="landing-footer">
      <p>{landing.ageNote}</p>
      <p>
        {landing.footer}
        <span aria-hidden="true"> · </span>
        <PlainLink href="/admin" navigate={navigate}>
          {landing.admin}
        </PlainLink>
        <span aria-hidden="true"> · </span>
        {/* Before any script runs it asks for the page anew: build/start-script.js reads the language. */}
        <button type="submit" form="language" lang={other} onClick={choose}>
          {landing.otherLanguage}
        </button>
      </p>
      <form id="language" action="/">
        <input type="hidden" name="language" value={other} />
      </form>
    </footer>
  );
}
