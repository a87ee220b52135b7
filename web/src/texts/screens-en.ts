import { withBidiIsolation } from './bidi-isolation.ts';
import { confirmation } from './en/confirmation.ts';
import { events } from './en/events.ts';
import { feedback } from './en/feedback.ts';
import { profile } from './en/profile.ts';
import { registration } from './en/registration.ts';

/** The English texts of what is loaded only when it is opened: a section is added here and in screens-es.ts. */
export const screenTexts = withBidiIsolation({
  confirmation,
  events,
  feedback,
  profile,
  registration,
});

export type ScreenTexts = typeof screenTexts;
