import { texts as attendee } from '../../../i18n/en/app.ts';
import { screenTexts as attendeeScreens } from '../../../i18n/en/screens.ts';

/** English texts of the components that the portal shares with the attendee app, and of the server's messages. */
export const english = {
  attendee,
  attendeeScreens,
  /** Returns the message of a schema or of the server, which is English, in this language. */
  translateMessage: (message: string) => message,
};

export type SharedTexts = typeof english;
