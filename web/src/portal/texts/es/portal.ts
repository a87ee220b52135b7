import { texts as attendee } from '../../../i18n/es/app.ts';
import { screenTexts as attendeeScreens } from '../../../i18n/es/screens.ts';
import { prepareTexts } from '../../../i18n/prepare-texts.ts';
import type { PortalTexts } from '../en/portal.ts';
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
import { translateMessage } from './translate-message.ts';

/** Spanish texts of the portal. */
export const spanish: PortalTexts = {
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
  // Staff get their own texts for problems, also in components that are shared with the attendee app.
  attendee: {
    ...attendee,
    problems: {
      ...attendee.problems,
      byCode: { ...attendee.problems.byCode, ...app.problems },
    },
  },
  attendeeScreens,
  translateMessage,
};
