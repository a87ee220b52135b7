import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';

interface Props {
  email: string;
  href: string;
  /** True if it is the whole page, so its title is the page's heading. */
  isPage: boolean;
  navigate: (href: string) => void;
}

/**
 * Notice that the verified email has no registration, with a link to the form, which knows the email is
 * verified.
 */
export function NoRegistration({ email, href, isPage, navigate }: Props) {
  const { choose } = useSessionTexts();
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="session-form" role="status">
      <Title id="sign-in-title">{choose.noneTitle}</Title>
      <p>{choose.none(email)}</p>
      <PlainLink className="session-main" href={href} navigate={navigate}>
        {choose.registerNow}
      </PlainLink>
    </div>
  );
}
