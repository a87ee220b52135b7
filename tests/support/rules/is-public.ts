/** Whether a document is meant for everyone; what lies beneath an event is not public by itself. */
export const isPublic = (path: string) =>
  /^(?:(?:catalogues|businessFacts)\/[^/]+|events\/[^/]+(?:\/announcements\/first)?)$/.test(path);

/** Whether the whole collection of a document is meant for everyone: scheduled announcements lie beside published ones. */
export const isPublicList = (path: string) => /^(?:catalogues|events)\/[^/]+$/.test(path);
