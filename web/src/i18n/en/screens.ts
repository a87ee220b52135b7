import { withBidiIsolation } from '../bidi-isolation.ts';
import { confirmation } from './confirmation.ts';
import { events } from './events.ts';
import { feedback } from './feedback.ts';
import { profile } from './profile.ts';
import { registration } from './registration.ts';

/** The English texts of what is loaded only when it is opened: a section is added here and in screens-es.ts. */
export const screenTexts = withBidiIsolation({
  confirmation,
  events,
  feedback,
  profile,
  registration,
});

export type ScreenTexts = typeof screenTexts;
