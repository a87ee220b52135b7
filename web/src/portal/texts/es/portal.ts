import { texts as attendee } from '../../../i18n/es/app.ts';
import { screenTexts as attendeeScreens } from '../../../i18n/es/screens.ts';
import type { SharedTexts } from '../en/portal.ts';
import { staffProblems } from './staff-problems.ts';
import { translateMessage } from './translate-message.ts';

/** Spanish texts of the components that the portal shares with the attendee app, and of the server's messages. */
export const spanish: SharedTexts = {
  // Staff get their own texts for problems, also in components that are shared with the attendee app.
  attendee: {
    ...attendee,
    problems: {
      ...attendee.problems,
      byCode: { ...attendee.problems.byCode, ...staffProblems },
    },
  },
  attendeeScreens,
  translateMessage,
};
