type Details = Readonly<Record<string, unknown>>;

/** Texts that staff type, by action: they can name a person, and are stored with the payment, conflict or till. */
const typedTexts: Readonly<Record<string, string>> = {
  'payment.refund': 'reason',
  'payment.void': 'reason',
  'desk.settle-doubt': 'note',
  'till.close': 'explanation',
};

/** Returns the names of the fields that differ. */
export function changedFields(before: Details, after: Details): string[] {
  return Object.keys(after).filter((name) => before[name] !== after[name]);
}

/**
 * Returns the details of an audit entry without values of people: earlier versions stored the name and email
 * before and after a correction, and texts that staff typed. Undefined if it has none.
 */
export function withoutPersonValues(action: string, details: Details): Details | undefined {
  const { before, after, ...others } = details;
  if (action === 'registration.edit' && isDetails(before) && isDetails(after))
    return { ...others, changed: changedFields(before, after) };
  const text = typedTexts[action];
  if (text === undefined || !(text in details)) return undefined;
  return Object.fromEntries(Object.entries(details).filter(([name]) => name !== text));
}

function isDetails(value: unknown): value is Details {
  return typeof value === 'object' && value !== null;
}
