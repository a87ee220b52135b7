const number = '[-+]?\\d{1,3}\\.\\d+';
const pair = new RegExp(`^\\s*\\(?(${number})\\s*[,;\\s]\\s*(${number})\\)?\\s*$`);

/**
 * Latitude and longitude as maps copy them: '38.149781, -79.075453'. Null for any other text, '38,15' among
 * it, which is one number with a decimal comma.
 */
export function parseCoordinates(text: string): [latitude: string, longitude: string] | null {
  const [, latitude, longitude] = pair.exec(text) ?? [];
  return latitude && longitude ? [latitude, longitude] : null;
}
