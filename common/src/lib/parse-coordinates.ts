const number = '[-+]?\\d{1,3}\\.\\d+';
const pair = new RegExp(`^\\s*\\(?(${number})\\s*[,;\\s]\\s*(${number})\\)?\\s*$`);

/**
 * Parses latitude and longitude as copied from maps: '38.149781, -79.075453'. Returns null for other text,
 * such as '38,15', a single number with a decimal comma.
 */
export function parseCoordinates(text: string): [latitude: string, longitude: string] | null {
  const [, latitude, longitude] = pair.exec(text) ?? [];
  return latitude && longitude ? [latitude, longitude] : null;
}
