import { shortDateText } from '@wine-walk/common/lib/date-text.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { localeOf } from '../../../platform/device/organization.ts';
import { useCurrentLanguage } from '../../../platform/device/use-device-settings.ts';
import type { LinkableRegistration } from '../../../platform/session/email-proof.ts';

interface RegistrationChoiceProps {
  registration: LinkableRegistration;
  /** Null if there is no other registration to choose from. */
  isTicked: boolean | null;
  onTick: (isTicked: boolean) => void;
  onNotMine: () => void;
}

/** Registration with this email: name, event and registration date. */
export function RegistrationChoice({
  registration,
  isTicked,
  onTick,
  onNotMine,
}: RegistrationChoiceProps) {
  const { choose } = useTexts('signIn');
  const language = useCurrentLanguage();
  const { fullName, eventName, eventStartTime, timeZone, submittedAt, visits } = registration;
  const date = (instant: string) =>
    shortDateText(instant, { locale: localeOf(language), timeZone });
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
            {choose.registered({ date: date(submittedAt) })}
            {'\u00a0'}· {choose.visits({ count: visits })}
          </span>
        </span>
      </label>
      <button type="button" className="session-quiet" onClick={onNotMine}>
        {choose.notMine}
      </button>
    </li>
  );
}
