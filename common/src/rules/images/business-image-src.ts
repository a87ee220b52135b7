/**
 * Returns the address of a business's picture on the app's own site: a picture of another site is shown as the copy that the API has
 * of it.
 */
export const businessImageSrc = (id: string, imageUrl: string): string =>
  imageUrl.startsWith('https:')
    ? `/api/businesses/${id}/image?url=${encodeURIComponent(imageUrl)}`
    : imageUrl;
