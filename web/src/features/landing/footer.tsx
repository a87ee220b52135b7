import { PlainLink } from '../../components/plain-link.tsx';
import { chooseLanguage, useCurrentLanguage } from '../../texts/language.ts';
import { usePlainTexts } from '../../texts/plain/plain-texts.ts';

/** Who makes this, the other language, and the small way in for staff. */
export function Footer({ navigate }: { navigate: (href: string) => void }) {
  const { landing } = usePlainTexts();
  const other = useCurrentLanguage() === 'en' ? 'es' : 'en';
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
        <button type="button" lang={other} onClick={() => chooseLanguage(other)}>
          {landing.otherLanguage}
        </button>
      </p>
    </footer>
  );
}
