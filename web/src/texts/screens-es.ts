import { withBidiIsolation } from './bidi-isolation.ts';
import { confirmation } from './es/confirmation.ts';
import { events } from './es/events.ts';
import { feedback } from './es/feedback.ts';
import { profile } from './es/profile.ts';
import { registration } from './es/registration.ts';
import type { ScreenTexts } from './screens-en.ts';

/** The Spanish texts of what is loaded only when it is opened. */
export const screenTexts: ScreenTexts = withBidiIsolation({
  confirmation,
  events,
  feedback,
  profile,
  registration,
});
