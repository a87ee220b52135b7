import './landing-facts.css';
import { useEffect } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import { useOrganization } from '../../../platform/device/use-device-settings.ts';
import type { EventAnswer } from './active-event.ts';
import { listenForEventActions } from './event-actions.ts';
import { eventFacts } from './event-facts.ts';
import { Filled } from './filled.tsx';

/** Facts of the event, with buttons to share it and to add it to a calendar. */
export function EventSection({ event }: { event: EventAnswer }) {
  const landing = useTexts('landing');
  const { title, rows, isAhead } = eventFacts(event, landing, useOrganization());
  useEffect(listenForEventActions, []);
  // Filled before the app has started: fill-landing.ts.
  return (
    <section className="landing-facts" aria-labelledby="landing-event">
      <h2 id="landing-event" suppressHydrationWarning>
        {title}
      </h2>
      <Filled className="landing-about" />
      <dl>
        {rows.map(({ label, text, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a href={href} suppressHydrationWarning>
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      <div className="landing-actions">
        <button type="button" id="landing-share" className="landing-button">
          {landing.facts.share}
        </button>
        <button
          type="button"
          id="landing-calendar"
          className="landing-button"
          hidden={!isAhead}
          suppressHydrationWarning
        >
          {landing.facts.calendar}
        </button>
        <span aria-live="polite" />
      </div>
    </section>
  );
}
