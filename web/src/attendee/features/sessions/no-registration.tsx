import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';

interface Props {
  email: string;
  href: string;
  /** On a page of its own its title is the page's heading. */
  isPage: boolean;
  navigate: (href: string) => void;
}

/** The address is proven, and nothing names it: the form is next, which knows that it was proven. */
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
