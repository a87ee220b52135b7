/** Returns the map service's search URL for an address or place name. */
export function mapSearchUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place }).toString()}`;
}
