const prefix = 'person:';
const reference = /^person:([0-9A-Za-z_-]{1,128})$/;

/** Returns the text by which a desk looks up a person if it knows only the uid: one found by name while offline. */
export function personReference(participantId: string): string {
  return prefix + participantId;
}

/** Returns the uid of `personReference`; null for any other text. */
export function participantOfReference(text: string): string | null {
  return reference.exec(text)?.[1] ?? null;
}
