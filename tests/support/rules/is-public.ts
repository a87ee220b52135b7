/** True if everyone may read a document; documents below an event are not public by default. */
export const isPublic = (path: string) =>
  /^(?:(?:catalogues|businessFacts)\/[^/]+|events\/[^/]+(?:\/announcements\/first)?)$/.test(path);

/** Whether the whole collection of a document is meant for everyone: scheduled announcements lie beside published ones. */
export const isPublicList = (path: string) => /^(?:catalogues|events)\/[^/]+$/.test(path);
