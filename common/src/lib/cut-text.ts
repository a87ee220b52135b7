/** Returns the start of a text, cut between characters, since Firestore rejects lone surrogates. `length`: in UTF-16 code units. */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(text.length > length ? /[\ud800-\udbff]$/ : '', '');
}
