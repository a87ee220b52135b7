import { useEffect, useRef, useState } from 'react';
import { useSessionTexts } from '../../../i18n/session-texts.ts';
import {
  disownRegistration,
  type LinkableRegistration,
  linkAndSignIn,
  type ProvenEmail,
} from '../../../platform/session/email-proof.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { errorCode } from './failure-code.ts';
import { NoRegistration } from './no-registration.tsx';
import { RegistrationChoice } from './registration-choice.tsx';
import { useAsyncAction } from './use-async-action.ts';

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
  const [keepsDevices, setKeepsDevices] = useState(false);
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
  const take = () =>
    task.run(async () => {
      const keep = isFirstTime ? keepsDevices : undefined;
      await linkAndSignIn(proven.proof, idsOf(ticked), keep);
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
      {isFirstTime && (
        <label className="session-tick">
          <input
            type="checkbox"
            checked={keepsDevices}
            onChange={({ target }) => setKeepsDevices(target.checked)}
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

/** Of several, preselects only those linked before: two people may share the email. */
function defaultSelection(registrations: readonly LinkableRegistration[]) {
  return registrations.filter(({ isProven }) => isProven);
}

function idsOf(registrations: readonly LinkableRegistration[]): string[] {
  return registrations.map(({ submissionId }) => submissionId);
}
