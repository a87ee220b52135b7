/** The maps service's page for an address or the name of a place. */
export function mapSearchUrl(place: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: place })}`;
}
