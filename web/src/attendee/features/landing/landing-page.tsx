import { useSyncExternalStore } from 'react';
import { useLandingTexts } from '../../../i18n/landing-texts.ts';
import { useDocumentTitle } from '../../../ui/document-title.ts';
import { StreetScene } from '../../../ui/street-scene.tsx';
import { eventSummaryText, isEventOver } from './active-event.ts';
import { Features } from './features.tsx';
import { Footer } from './footer.tsx';
import { SkyLights } from './sky-lights.tsx';
import { StartCard } from './start-card.tsx';
import { useActiveEvent } from './use-active-event.ts';
import './landing.css';
import './landing-start.css';
import './landing-features.css';
import './landing-wide.css';

interface Props {
  /** Says that the person has just signed out. */
  isSignedOut: boolean;
  /** Goes to an address of the app without loading the page anew. */
  navigate: (href: string) => void;
  openSignIn: () => void;
}

const unchanging = () => () => undefined;

/** The first page of a visitor: what the evening is, and the three ways in. */
export function LandingPage({ isSignedOut, navigate, openSignIn }: Props) {
  const { landing } = useLandingTexts();
  const event = useActiveEvent();
  // First as the page came, whose links are kept so: the browser's answer follows at once.
  const isPast = useSyncExternalStore(
    unchanging,
    () => isEventOver(event),
    () => false,
  );
  useDocumentTitle(landing.documentTitle);
  return (
    <div className="landing">
      <main>
        <div className="landing-top">
          <section className="landing-hero">
            <SkyLights />
            <div className="landing-text">
              {/* Another line than the page came with is no reason to draw it all anew, under somebody's finger. */}
              <p className="landing-eyebrow" suppressHydrationWarning>
                {eventSummaryText(event, landing)}
              </p>
              <h1 tabIndex={-1}>{landing.title}</h1>
              <p className="landing-lead">{landing.lead}</p>
            </div>
            <div className="landing-street">
              <StreetScene />
            </div>
          </section>
          <StartCard
            notice={isSignedOut ? landing.signedOut : null}
            isOver={isPast}
            navigate={navigate}
            openSignIn={openSignIn}
          />
        </div>
        <Features />
      </main>
      <Footer navigate={navigate} />
    </div>
  );
}
