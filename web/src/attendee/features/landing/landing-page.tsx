import {
  useCurrentLanguage,
  useOrganization,
} from '../../../platform/device/use-device-settings.ts';
import './landing.css';
import './landing-start.css';
import './landing-features.css';
import './landing-wide.css';
import { languageNames } from '@wine-walk/common/model/languages.ts';
import { randomFrom, seedOf } from '@wine-walk/common/rules/businesses/seed.ts';
import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { setLanguage } from '../../../platform/device/language.ts';
import { localized } from '../../../platform/device/organization.ts';
import {
  readParticipantRecord,
  type SignOutReason,
} from '../../../platform/session/stored-user.ts';
import { StampDrawing } from '../../../shared/stamp/stamp-drawing.tsx';
import { useDocumentTitle } from '../../../ui/document-title.ts';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { StreetScene } from '../../../ui/street-scene.tsx';
import { type EventAnswer, eventSummaryText, isEventOver } from './active-event.ts';
import { headingText, offerText } from './event-facts.ts';
import { EventSection } from './event-section.tsx';
import { Filled } from './filled.tsx';
import { loadParts } from './load-parts.ts';
import { useActiveEvent } from './use-active-event.ts';

/** Actor that has just ended the session, or the reason for its end. */
export type SignedOutBy = 'attendee' | SignOutReason;

interface Props {
  /** Null if no session has just ended. */
  signedOutBy: SignedOutBy | null;
  /** Navigates to a path of the app without a page load. */
  navigate: (href: string) => void;
  openSignIn: () => void;
}

const unchanging = () => () => undefined;

/** First page of a visitor: description of the event and the three entry links. */
export function LandingPage({ signedOutBy, navigate, openSignIn }: Props) {
  const landing = useTexts('landing');
  const app = useTexts('app');
  const organization = useOrganization();
  const { shortName, place } = organization;
  const event = useActiveEvent();
  // Matches the prerendered page first, so its links stay and a click in progress is not lost.
  const isPast = useSyncExternalStore(
    unchanging,
    () => isEventOver(event),
    () => false,
  );
  useDocumentTitle(shortName);
  useFilledParts(event);
  const notices = {
    attendee: app.signedOut,
    'staff-code': app.signedOutByDesk,
    elsewhere: app.signedOutElsewhere,
    deletion: app.signedOutByDeletion,
  };
  return (
    <div className="landing">
      <main>
        <div className="landing-top">
          <section className="landing-hero">
            <SkyLights />
            <div className="landing-text">
              <Filled className="landing-logo" />
              {/* A text that differs from the prerendered page must not make React render the page again during a tap. */}
              <p className="landing-eyebrow" suppressHydrationWarning>
                {eventSummaryText(event, landing, localized(place))}
              </p>
              <h1 tabIndex={-1} suppressHydrationWarning>
                {headingText(event, organization)}
              </h1>
              <p className="landing-lead">{landing.lead}</p>
              <p className="landing-offer" suppressHydrationWarning>
                {offerText(event, landing)}
              </p>
            </div>
            <div className="landing-street">
              <StreetScene />
            </div>
          </section>
          <StartCard
            notice={signedOutBy && notices[signedOutBy]}
            isOver={isPast}
            navigate={navigate}
            openSignIn={openSignIn}
          />
        </div>
        <EventSection event={event} />
        <Filled className="landing-next" />
        <Features />
        <Filled className="landing-stops" />
        <Filled className="landing-sponsors" />
      </main>
      <Footer navigate={navigate} />
    </div>
  );
}

/** Registration with the sign-in by email over it (waiver-route.tsx). */
const registrationWithSignIn = '/waiver#sign-in';

interface StartCardProps {
  notice: string | null;
  /** True if the event has ended: the summary replaces registration. */
  isOver: boolean;
  navigate: (href: string) => void;
  openSignIn: () => void;
}

/** Card with the three entry links. */
function StartCard({ notice, isOver, navigate, openSignIn }: StartCardProps) {
  const landing = useTexts('landing');
  /** `/` is already open: a returning participant without a session has to sign in. */
  function continueAsParticipant() {
    if (readParticipantRecord()) openSignIn();
    else navigate(registrationWithSignIn);
  }
  return (
    <section className="landing-start" aria-label={landing.actions}>
      <p className="landing-notice" role="status">
        {notice}
      </p>
      {/* One element for both targets, so a tap in progress survives the change when the event turns out to have ended. */}
      <PlainLink
        className="landing-button landing-main"
        href={isOver ? '/api/login' : '/waiver'}
        navigate={isOver ? undefined : navigate}
      >
        {isOver ? landing.summary : landing.register}
      </PlainLink>
      <a className="landing-button" href="/api/login">
        {landing.signIn}
      </a>
      {/* A form works before scripts run: it leads to registration, because no participant is known yet. */}
      <form
        action={registrationWithSignIn}
        onSubmit={(event) => {
          event.preventDefault();
          continueAsParticipant();
        }}
      >
        <button type="submit" className="landing-button">
          {landing.existing}
        </button>
      </form>
    </section>
  );
}

/** Features of the event, numbered by stamps. */
function Features() {
  const landing = useTexts('landing');
  return (
    <section className="landing-features" aria-labelledby="landing-features">
      <h2 id="landing-features">{landing.featuresTitle}</h2>
      <ol>
        {Object.values(landing.features).map(({ name, text }, index) => (
          <li key={name}>
            <StampDrawing
              name={`Nº ${index + 1}`}
              inkedAt={name}
              timeText=""
              size={72}
              isSpecial={index === 2}
            />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Fills these elements in again when the event, the organization or the language changes. */
function useFilledParts(event: EventAnswer): void {
  const landing = useTexts('landing');
  const { logoUrl, sponsors } = useOrganization();
  // Runs again when the event or the organization has changed.
  useEffect(() => void loadParts(), [event, landing, logoUrl, sponsors]);
}

/** Organizer, the other languages and the link for staff. */
function Footer({ navigate }: { navigate: (href: string) => void }) {
  const landing = useTexts('landing');
  const { tagline, languages: offered } = useOrganization();
  const current = useCurrentLanguage();
  const others = offered.filter((language) => offered.length > 1 && language !== current);
  return (
    <footer className="landing-footer">
      <p>
        <span className="landing-tagline" suppressHydrationWarning>
          {localized(tagline)}
        </span>
        <PlainLink href="/privacy" navigate={navigate}>
          {landing.privacy}
        </PlainLink>
        <span aria-hidden="true">{'\u00a0'}· </span>
        <PlainLink href="/admin" navigate={navigate}>
          {landing.admin}
        </PlainLink>
        {others.map((language) => (
          <Fragment key={language}>
            <span aria-hidden="true">{'\u00a0'}· </span>
            {/* Before scripts run, the form reloads the page: web/build/start-script.js reads the language. */}
            <button
              type="submit"
              form="language"
              name="language"
              value={language}
              lang={language}
              onClick={(event) => {
                event.preventDefault();
                setLanguage(language);
              }}
            >
              {languageNames[language]}
            </button>
          </Fragment>
        ))}
      </p>
      <form id="language" action="/" />
    </footer>
  );
}

const random = randomFrom(seedOf('stars above the street'));
/** Rounded, because the values are part of the first page's size. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** True if the point, in percent of the sky, is behind the text. No star is drawn there. */
const isBehindText = ({ x, y }: { x: number; y: number }) => x < 88 && y > 5;

const stars = Array.from({ length: 90 }, () => ({
  x: rounded(random() * 100),
  y: rounded(random() * 62),
  r: rounded(0.7 + random() * 0.9),
  opacity: rounded(0.3 + random() * 0.6),
})).filter((star) => !isBehindText(star));

/** Stars and moon above the street. */
function SkyLights() {
  return (
    <>
      <svg className="landing-lights" aria-hidden="true" width="100%" height="100%">
        {stars.map(({ x, y, r, opacity }) => (
          <circle key={`${x}:${y}`} cx={`${x}%`} cy={`${y}%`} r={r} opacity={opacity} />
        ))}
      </svg>
      <span className="landing-moon" />
    </>
  );
}
