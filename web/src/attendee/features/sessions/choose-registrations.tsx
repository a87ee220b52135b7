import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import {
  disownRegistrations,
  type LinkableRegistration,
  type LinkableRegistrations,
  linkAndSignIn,
  listRegistrations,
  type ProvenEmail,
} from '../../../platform/session/email-proof.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { DisownOthers } from './disown-others.tsx';
import { RegistrationChoice } from './registration-choice.tsx';
import { useAsyncAction } from './session-forms.ts';

interface Props {
  proven: ProvenEmail;
  /** Address of the registration form, for attendees who prefer a new registration. */
  registerHref: string;
  /** True if it is the whole page, so its title is the page's heading. */
  isPage?: boolean;
  onSignedIn: () => void;
  navigate: (href: string) => void;
}

/** Maximum number of registrations that one call disowns. */
const maxPerCall = 20;

/** List of registrations with a verified email: the attendee selects their own or rejects others. */
export function ChooseRegistrations(props: Props) {
  const { proven, registerHref, isPage = false, onSignedIn, navigate } = props;
  const Title = isPage ? 'h1' : 'h2';
  const { choose } = useTexts('signIn');
  const [{ registrations, nextCursor }, setPage] = useState<LinkableRegistrations>(proven);
  const [tickedIds, setTickedIds] = useState(() => idsOf(defaultSelection(proven.registrations)));
  const [preservesOtherSessions, setPreservesOtherSessions] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const task = useAsyncAction({
    codes: { 'proof-expired': choose.expired },
    failed: choose.failed,
  });
  useEffect(() => heading.current?.focus(), []);
  if (registrations.length === 0 && nextCursor === null)
    return (
      <NoRegistration
        email={proven.email}
        href={registerHref}
        isPage={isPage}
        navigate={navigate}
      />
    );
  const isOne = registrations.length === 1 && nextCursor === null;
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
  const others = registrations.filter((registration) => !ticked.includes(registration));
  const loadPage = async (cursor: string) => {
    const next = await listRegistrations(proven.proof, cursor);
    setPage((page) => ({
      registrations: [...page.registrations, ...next.registrations],
      nextCursor: next.nextCursor,
    }));
  };
  const disown = (submissionIds: string[]) =>
    task.run(async () => {
      for (let start = 0; start < submissionIds.length; start += maxPerCall) {
        const ids = submissionIds.slice(start, start + maxPerCall);
        await disownRegistrations(proven.proof, ids);
        setPage((page) => ({
          ...page,
          registrations: page.registrations.filter((each) => !ids.includes(each.submissionId)),
        }));
      }
      const isNoneLeft = submissionIds.length === registrations.length;
      if (isNoneLeft && nextCursor !== null) await loadPage(nextCursor);
    });
  const tick = (id: string, isTicked: boolean) =>
    setTickedIds(isTicked ? [...tickedIds, id] : tickedIds.filter((other) => other !== id));
  return (
    <div className="session-form">
      <Title id="sign-in-title" tabIndex={-1} ref={heading}>
        {choose.title}
      </Title>
      <p>{choose.lead({ email: proven.email, isOne })}</p>
      <ul className="session-choices">
        {registrations.map((registration) => (
          <RegistrationChoice
            key={registration.submissionId}
            registration={registration}
            isTicked={isOne ? null : ticked.includes(registration)}
            onTick={(isTicked) => tick(registration.submissionId, isTicked)}
            onNotMine={() => void disown([registration.submissionId])}
          />
        ))}
      </ul>
      {nextCursor !== null && (
        <button
          type="button"
          className="session-quiet"
          onClick={() => void task.run(() => loadPage(nextCursor))}
        >
          {choose.more}
        </button>
      )}
      {others.length > 1 && (
        <DisownOthers
          count={others.length}
          isAll={ticked.length === 0}
          onConfirm={() => void disown(idsOf(others))}
        />
      )}
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
  const { choose } = useTexts('signIn');
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className="session-form" role="status">
      <Title id="sign-in-title">{choose.noneTitle}</Title>
      <p>{choose.none({ email })}</p>
      <PlainLink className="session-main" href={href} navigate={navigate}>
        {choose.registerNow}
      </PlainLink>
    </div>
  );
}
