/** ID of a document and secret of the link that a mail has to it. */
export interface LinkToken {
  id: string;
  secret: string;
}

/** Format of the text in a mailed link. */
export const linkTokenPattern = /^[0-9a-f]{40}-[0-9A-Za-z]{10,40}$/;

/** Returns the text in a mailed link. */
export const linkTokenText = ({ id, secret }: LinkToken): string => `${id}-${secret}`;

/** Returns the parts of the text in a mailed link; undefined if it is none. */
export function parseLinkToken(text: string): LinkToken | undefined {
  if (!linkTokenPattern.test(text)) return undefined;
  const [id = '', secret = ''] = text.split('-');
  return { id, secret };
}
