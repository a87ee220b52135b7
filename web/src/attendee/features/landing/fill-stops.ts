import { loadTopic } from '../../../i18n/load-topic.ts';
import './landing-stops.css';
import { jsonRequest } from '../../../platform/lib/json-request.ts';
import { elementOf, replaceContent } from './fill-element.ts';
import { type Stop, showStop } from './stop-dialog.ts';

const maxStops = 6;

let loaded: { eventId: string; stops: Promise<readonly Stop[]> } | undefined;

/** Writes stops that have a picture into the landing page; nothing if fewer than three have one. */
export async function fillStops(eventId: string): Promise<void> {
  if (loaded?.eventId !== eventId) loaded = { eventId, stops: readStops(eventId) };
  const stops = await loaded.stops;
  if (stops.length < maxStops / 2) return replaceContent('.landing-stops', []);
  const { stops: textContent, close } = await loadTopic('landingParts');
  const list = elementOf('ul', {});
  list.append(...stops.map((stop) => itemOf(stop, close)));
  replaceContent('.landing-stops', [elementOf('h2', { textContent }), list]);
}

function itemOf(stop: Stop, close: string): HTMLLIElement {
  const item = elementOf('li', {});
  const button = elementOf('button', { type: 'button' });
  button.setAttribute('aria-haspopup', 'dialog');
  button.append(
    elementOf('img', { loading: 'lazy', src: stop.imageUrl, alt: '' }),
    elementOf('span', { textContent: stop.name }),
  );
  button.addEventListener('click', () => showStop(stop, close));
  item.append(button);
  return item;
}

/** Returns the URL of a picture, as `businessImageSrc`, whose file would be in a chunk of the app. */
const pictureOf = ({ id, imageUrl: url }: Stop) =>
  url[0] === '/' ? url : `/api/businesses/${id}/image?url=${encodeURIComponent(url)}`;

async function readStops(eventId: string): Promise<readonly Stop[]> {
  const path = `/api/events/${encodeURIComponent(eventId)}/businesses`;
  const response = await fetch(path, jsonRequest);
  const answer: unknown = response.ok ? await response.json() : [];
  return (Array.isArray(answer) ? answer : [])
    .filter(isStop)
    .slice(0, maxStops)
    .map((stop) => ({ ...stop, imageUrl: pictureOf(stop) }));
}

function isStop(entry: unknown): entry is Stop {
  const stop = (entry ?? {}) as Record<string, unknown>;
  const names = ['id', 'name', 'description', 'address', 'imageUrl'];
  return names.every((name) => typeof stop[name] === 'string') && stop.imageUrl !== '';
}
