import { dayAndTimesText } from '@wine-walk/common/lib/date-text.ts';
import { priceText } from '@wine-walk/common/lib/money-text.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { siteName } from '@wine-walk/common/lib/site-name.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { defaultLanguage, textIn } from '@wine-walk/common/model/languages.ts';
import type { OrganizationFacts } from '@wine-walk/common/model/organization-facts.ts';
import { ticketPriceOf } from '@wine-walk/common/rules/tickets/ticket-types.ts';
import type { Hono } from 'hono';
import { html } from 'hono/html';
import { type EventWithId, findActiveEvent } from '../../firestore/events/events.ts';
import { readOrganizationDocument } from '../../firestore/events/organization.ts';
import { logError } from '../../lib/log.ts';
import { appUrl } from '../../settings.ts';

/** Address that the landing page shares. Hosting sends it to the API. */
const previewPath = '/walk';

/** Title and description of a link preview. */
interface Preview {
  title: string;
  description: string;
}

/** Returns the preview of the active event, or of the organization without one. */
export function toLinkPreview(
  event: EventWithId | undefined,
  organization: OrganizationFacts,
): Preview {
  const [language = defaultLanguage] = organization.languages;
  const { name, tagline } = organization;
  if (!event) return { title: name, description: textIn(tagline, language) };
  const locale = organizationLocale(organization, language);
  const { startTime, endTime, timeZone, place, ticketUrl } = event;
  const times = dayAndTimesText(startTime, endTime, { locale, timeZone });
  const price = priceText(ticketPriceOf(event, null), locale);
  const facts = [times, place, price, siteName(ticketUrl)];
  return { title: event.name, description: joinFacts(facts) };
}

/** Reads the preview; the address alone if the database does not answer, since the page leads on in any case. */
async function readLinkPreview(now: number): Promise<Preview> {
  try {
    const [event, organization] = await Promise.all([
      findActiveEvent(now),
      readOrganizationDocument(),
    ]);
    return toLinkPreview(event, organization);
  } catch (error) {
    logError('link preview failed', {}, error);
    return { title: new URL(appUrl()).host, description: '' };
  }
}

/**
 * Serves the page whose tags messengers show for a shared link, which leads a browser on to the landing page. Cached for
 * a minute by browsers and the CDN.
 */
export function addLinkPreviewRoute(app: Hono): void {
  app.get(previewPath, async (context) => {
    const { title, description } = await readLinkPreview(Date.now());
    context.header('Cache-Control', 'public, max-age=60');
    return context.html(html`<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${appUrl()}${previewPath}" />
    <meta property="og:image" content="${appUrl()}/preview.jpg" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta http-equiv="refresh" content="0; url=/" />
  </head>
  <body>
    <a href="/">${title}</a>
  </body>
</html>`);
  });
}
