/** True if everyone may read a document: no draft of an event; documents below an event are not public by default. */
export const isPublic = (path: string) =>
  !path.split('/').includes('draft') &&
  /^(?:(?:catalogues|businessFacts)\/[^/]+|events\/[^/]+(?:\/announcements\/first|\/offers\/[^/]+)?)$/.test(
    path,
  );
