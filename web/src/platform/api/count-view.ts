import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import type { countView as endpoint } from '@wine-walk/common/api/results.ts';
import { jsonRequest } from '../lib/json-request.ts';

type View = BodyInput<typeof endpoint>;

/** Views that this page has sent. */
const sent = new Set<string>();

/** Tells the API once per page load that a page with sponsors was seen, without anything about the person. */
export function countView(view: View): void {
  const body = JSON.stringify(view);
  if (sent.has(body) || navigator.webdriver || document.visibilityState !== 'visible') return;
  sent.add(body);
  // Not awaited: a view that is not counted changes nothing for the attendee.
  void fetch('/api/views', {
    ...jsonRequest,
    method: 'POST',
    credentials: 'omit',
    body,
    keepalive: true,
  }).catch(() => undefined);
}
