import { useEffect, useRef, useState } from 'react';
import { useSessionTexts } from '../../../i18n/session-texts.ts';
import { localeOf, useCurrentLanguage } from '../../../platform/device/language.ts';
import {
  disownRegistration,
  type LinkableRegistration,
  linkAndSignIn,
  type ProvenEmail,
} from '../../../platform/session/email-proof.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { errorCode, useAsyncAction } from './session-forms.ts';

interface Props {
  proven: ProvenEmail;
  /** Address of the registration form, for attendees who prefer a new registration. */
  registerHref: string;
  /** True if it is the whole page, so its title is the page's heading. */
  isPage?: boolean;
  onSignedIn: () => void;
  navigate: (href: string) => void;
}

/** List of registrations with a verified email: the attendee selects their own or rejects one. */
export function ChooseRegistrations(props: Props) {
  const { proven, registerHref, isPage = false, onSignedIn, navigate } = props;
  const Title = isPage ? 'h1' : 'h2';
  const { choose } = useSessionTexts();
  const [registrations, setRegistrations] = useState(proven.registrations);
  const [tickedIds, setTickedIds] = useState(() => idsOf(defaultSelection(proven.registrations)));
  const [preservesOtherSessions, setPreservesOtherSessions] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const task = useAsyncAction((cause) =>
    errorCode(cause) === 'code-expired' ? choose.expired : choose.failed,
  );
  useEffect(() => heading.current?.focus(), []);
  if (registrations.length === 0)
    return (
      <NoRegistration
        email={proven.email}
        href={registerHref}
        isPage={isPage}
        navigate={navigate}
      />
    );
  const isOne = registrations.length === 1;
  const ticked = isOne
    ? registrations
    : registrations.filter(({ submissionId }) => tickedIds.includes(submissionId));
  const isFirstTime = ticked.some(({ isProven }) => !isProven);
  const mayPreserveSessions = isFirstTime && ticked.every((each) => each.mayPreserveSessions);
  const take = () =>
    task.run(async () => {
      const keepOtherSessions = isFirstTime
        ? mayPreserveSessions && preservesOtherSessions
        : undefined;
      await linkAndSignIn(proven.proof, idsOf(ticked), keepOtherSessions);
      onSignedIn();
    });
  const leave = (submissionId: string) =>
    task.run(async () => setRegistrations(await disownRegistration(proven.proof, submissionId)));
  const tick = (id: string, isTicked: boolean) =>
    setTickedIds(isTicked ? [...tickedIds, id] : tickedIds.filter((other) => other !== id));
  return (
    <div className="session-form">
      <Title id="sign-in-title" tabIndex={-1} ref={heading}>
        {choose.title}
      </Title>
      <p>{choose.lead(proven.email)}</p>
      <ul className="session-choices">
        {registrations.map((registration) => (
          <RegistrationChoice
            key={registration.submissionId}
            registration={registration}
            isTicked={isOne ? null : ticked.includes(registration)}
            onTick={(isTicked) => tick(registration.submissionId, isTicked)}
            onNotMine={() => void leave(registration.submissionId)}
          />
        ))}
      </ul>
      {mayPreserveSessions && (
        <label className="session-tick">
          <input
            type="checkbox"
            checked={preservesOtherSessions}
            onChange={({ target }) => setPreservesOtherSessions(target.checked)}
          />
          {choose.keepDevices}
        </label>
      )}
      <p className="session-error" role="alert">
        {task.error}
      </p>
      <button
        type="button"
        className="session-main"
        disabled={ticked.length === 0}
        aria-disabled={task.isWorking}
        onClick={() => void take()}
      >
        {isOne ? choose.mine : choose.mineAll}
      </button>
      <PlainLink className="session-quiet" href={registerHref} navigate={navigate}>
        {choose.register}
      </PlainLink>
    </div>
  );
}

/** Preselects only registrations linked before if there are several: two people may share the email. */
function defaultSelection(registrations: readonly LinkableRegistration[]) {
  return registrations.filter(({ isProven }) => isProven);
}

function idsOf(registrations: readonly LinkableRegistration[]): string[] {
  return registrations.map(({ submissionId }) => submissionId);
}

interface RegistrationChoiceProps {
  registration: LinkableRegistration;
  /** Null if there is no other registration to choose from. */
  isTicked: boolean | null;
  onTick: (isTicked: boolean) => void;
  onNotMine: () => void;
}

/** Registration with this email: name, event and registration date. */
function RegistrationChoice({
  registration,
  isTicked,
  onTick,
  onNotMine,
}: RegistrationChoiceProps) {
  const { choose } = useSessionTexts();
  const language = useCurrentLanguage();
  const { fullName, eventName, eventStartTime, timeZone, submittedAt, visits } = registration;
  const date = (instant: string) =>
    new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone }).format(
      new Date(instant),
    );
  return (
    <li>
      <label className="session-tick">
        {isTicked !== null && (
          <input
            type="checkbox"
            checked={isTicked}
            onChange={({ target }) => onTick(target.checked)}
          />
        )}
        <span>
          <strong>
            <bdi>{fullName}</bdi>
          </strong>
          <span>
            {eventName}, {date(eventStartTime)}
          </span>
          <span>
            {choose.registered(date(submittedAt))} · {choose.visits(visits)}
          </span>
        </span>
      </label>
      <button type="button" className="session-quiet" onClick={onNotMine}>
        {choose.notMine}
      </button>
    </li>
  );
}

interface NoRegistrationProps {
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
function NoRegistration({ email, href, isPage, navigate }: NoRegistrationProps) {
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
