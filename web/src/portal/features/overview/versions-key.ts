interface Versioned {
  id: string;
  version: number;
}

/** A text that changes whenever one of the records does. */
export function versionsKey(...lists: (readonly Versioned[] | undefined)[]): string {
  return lists
    .map((list) => (list ?? []).map(({ id, version }) => `${id}:${version}`).join(','))
    .join(';');
}
