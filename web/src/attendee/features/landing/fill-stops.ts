import { loadTopic } from '../../../i18n/load-topic.ts';
import './landing-stops.css';
import { jsonRequest } from '../../../platform/lib/json-request.ts';
import { elementOf, replaceContent } from './fill-element.ts';

/** Stop with a picture; the API returns more (common/src/api/events.ts). */
interface Stop {
  id: string;
  name: string;
  imageUrl: string;
}

const maxStops = 6;

let loaded: { eventId: string; stops: Promise<readonly Stop[]> } | undefined;

/** Writes stops that have a picture into the landing page; nothing if fewer than three have one. */
export async function fillStops(eventId: string): Promise<void> {
  if (loaded?.eventId !== eventId) loaded = { eventId, stops: readStops(eventId) };
  const stops = await loaded.stops;
  if (stops.length < maxStops / 2) return replaceContent('.landing-stops', []);
  const list = elementOf('ul', {});
  list.append(
    ...stops.map(({ id, name, imageUrl }) => {
      const item = elementOf('li', {});
      item.append(
        elementOf('img', { loading: 'lazy', src: pictureOf(id, imageUrl), alt: '' }),
        elementOf('span', { textContent: name }),
      );
      return item;
    }),
  );
  const { stops: textContent } = await loadTopic('landing');
  const heading = elementOf('h2', { textContent });
  replaceContent('.landing-stops', [heading, list]);
}

/** As businessImageSrc, whose file would be in a chunk of the app. */
const pictureOf = (id: string, url: string) =>
  url[0] === '/' ? url : `/api/businesses/${id}/image?url=${encodeURIComponent(url)}`;

async function readStops(eventId: string): Promise<readonly Stop[]> {
  const path = `/api/events/${encodeURIComponent(eventId)}/businesses`;
  const response = await fetch(path, jsonRequest);
  const answer: unknown = response.ok ? await response.json() : [];
  return (Array.isArray(answer) ? answer : []).filter(isStop).slice(0, maxStops);
}

function isStop(entry: unknown): entry is Stop {
  const { name, imageUrl } = (entry ?? {}) as Record<string, unknown>;
  return typeof name === 'string' && typeof imageUrl === 'string' && imageUrl !== '';
}
