/** Latitude and longitude in decimal degrees (WGS 84), as texts for the fields of a form. */
export type CoordinateTexts = [latitude: string, longitude: string];

/** A number with a decimal point, with a decimal comma, or whole. */
const number = String.raw`[-+]?\d{1,3}(?:\.\d+|,\d+)?`;
/** Degrees, minutes and seconds with the marks that phones and encyclopedias write. `31″` is not `3° 1″`. */
const degrees = String.raw`(${number})(?!\d)\s*[°º]?(?:\s*(\d{1,2}(?:[.,]\d+)?)\s*['′’])?(?:\s*(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|''|’’))?`;
/** North, south, east and west; O is west in Spanish and French. */
const hemisphere = '([NSEWO])';
const side = String.raw`(?:${hemisphere}\s*${degrees}|${degrees}(?:\s*${hemisphere})?)`;
const pair = new RegExp(String.raw`^\(?\s*${side}\s*[,;\s]\s*${side}\s*\)?$`, 'i');
const single = new RegExp(`^${side}$`, 'i');

const decimal = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
/** Well-known text, longitude first: 'POINT (-79.07 38.14)', as My Maps and GIS export it. */
const point = new RegExp(
  String.raw`^(?:SRID=4326;)?POINT\s*Z?\s*\(\s*${decimal}\s+${decimal}(?:\s+[-\d.]+)?\s*\)$`,
  'i',
);
/** Destination of Google directions, longitude first; its `@` is the center of the map. */
const destination = new RegExp(`/dir/.*!1d${decimal}!2d${decimal}`);
/** Latitude and longitude in a link, where `+` is a space. */
const inLink = String.raw`${decimal},[+\s]*${decimal}`;
/** Places in links, the pin before the center of the map: Google, OpenStreetMap, Apple, and geo: (RFC 5870). */
const links = [
  `!3d${decimal}!4d${decimal}`,
  `[?&]mlat=${decimal}&mlon=${decimal}`,
  `[?&](?:q|query|ll|sll|daddr|destination|coordinate|center)=(?:loc:)?${inLink}`,
  String.raw`/(?:search|place|dir/[^@?]*)/${inLink}/?(?:[@?]|data|$)`,
  `^(?!.*/dir/).*@${inLink}`,
  String.raw`#map=[\d.]+/${decimal}/${decimal}`,
  `^geo:${inLink}`,
].map((pattern) => new RegExp(pattern));

/**
 * Parses latitude and longitude as people copy them: '38.149781, -79.075453', '38.1498° N, 79.0755° W', degrees with minutes
 * and seconds, WKT points, links of maps. Returns null for other text, such as '38,15', a single number.
 */
export function parseCoordinates(text: string): CoordinateTexts | null {
  const plain = plainText(text);
  const [, longitude, latitude] = point.exec(plain) ?? [];
  if (latitude && longitude) return onEarth([latitude, longitude]);
  if (/^(?:https?|geo):/i.test(plain)) return fromLink(plain);
  const found = pair.exec(plain);
  if (!found) return null;
  const [first, second] = [found.slice(1, 9), found.slice(9, 17)].map(readSide);
  if (!first || !second || !(first.isCertain && second.isCertain)) return null;
  const isSwapped = first.axis === 'longitude' || second.axis === 'latitude';
  if (isSwapped && first.axis === second.axis) return null;
  return onEarth(isSwapped ? [second.text, first.text] : [first.text, second.text]);
}

/** Parses one coordinate: '38.1498', '−79.0755', '79,0755', '79° 4′ 31.6″ W'. Undefined for other text. */
export function parseCoordinate(text: string): number | undefined {
  const found = single.exec(plainText(text));
  const read = found && readSide(found.slice(1, 9));
  return read ? Number(read.text) : undefined;
}

/** Returns the text with one kind of dash and without repeated spaces, which the patterns would read many times. */
const plainText = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\p{Pd}\u2212]/gu, '-');

function fromLink(url: string): CoordinateTexts | null {
  const decoded = url.replace(/%2C/gi, ',').replace(/%3A/gi, ':').replaceAll('%20', ' ');
  const [, east, north] = destination.exec(decoded) ?? [];
  if (east && north) return onEarth([north, east]);
  const [, latitude, longitude] =
    links.map((pattern) => pattern.exec(decoded)).find((found) => found !== null) ?? [];
  return latitude && longitude ? onEarth([latitude, longitude]) : null;
}

interface Side {
  text: string;
  axis: 'latitude' | 'longitude' | null;
  /** False for a whole number without marks: two of them are not a place. */
  isCertain: boolean;
}

function readSide(parts: readonly (string | undefined)[]): Side | undefined {
  const [before, ...numbers] = parts;
  const [whole = '', minutes, seconds] = before ? numbers : numbers.slice(3);
  const letter = (before ?? parts.at(-1) ?? '').toUpperCase();
  const typed = whole.replace(',', '.');
  const sign = typed.startsWith('-') || /[SWO]/.test(letter) ? -1 : 1;
  const axis = letter === '' ? null : /[NS]/.test(letter) ? 'latitude' : 'longitude';
  const isPlain = minutes === undefined && seconds === undefined && letter === '';
  if (isPlain) return { text: typed, axis, isCertain: typed.includes('.') };
  const of = (part = '0') => Number(part.replace(',', '.'));
  if (of(minutes) >= 60 || of(seconds) >= 60) return undefined;
  const value = sign * (Math.abs(Number(typed)) + of(minutes) / 60 + of(seconds) / 3600);
  return { text: String(Number(value.toFixed(6))), axis, isCertain: true };
}

const onEarth = ([latitude, longitude]: CoordinateTexts): CoordinateTexts | null =>
  Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180
    ? [latitude, longitude]
    : null;
