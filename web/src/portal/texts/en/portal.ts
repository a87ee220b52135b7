import { texts as attendee } from '../../../i18n/en/app.ts';
import { screenTexts as attendeeScreens } from '../../../i18n/en/screens.ts';
import { prepareTexts } from '../../../i18n/prepare-texts.ts';
import { announcements } from './announcements.ts';
import { app } from './app.ts';
import { businesses } from './businesses.ts';
import { desk } from './desk.ts';
import { events } from './events.ts';
import { kit } from './kit.ts';
import { mail } from './mail.ts';
import { nouns } from './nouns.ts';
import { organization } from './organization.ts';
import { overview } from './overview.ts';
import { pointRules } from './point-rules.ts';
import { prints } from './prints.ts';
import { registrations } from './registrations.ts';
import { review } from './review.ts';
import { rewards } from './rewards.ts';
import { shared } from './shared.ts';
import { shop } from './shop.ts';
import { staff } from './staff.ts';
import { tickets } from './tickets.ts';

/** English texts of the portal, and those of the components that it shares with the attendee app. */
export const english = {
  ...prepareTexts({
    announcements,
    app,
    businesses,
    desk,
    events,
    kit,
    mail,
    nouns,
    organization,
    overview,
    pointRules,
    prints,
    registrations,
    review,
    rewards,
    shared,
    shop,
    staff,
    tickets,
  }),
  attendee,
  attendeeScreens,
  /** Returns the message of a schema or of the server, which is English, in this language. */
  translateMessage: (message: string) => message,
};

export type PortalTexts = typeof english;
