/** `client.invalidateQueries(...)` by itself, for eslint's no-restricted-syntax: it keeps a read that began before the write. */
export const readAgainOnly = {
  selector: 'MemberExpression[property.name="invalidateQueries"]',
  message: 'What a write has changed is read again by readAgain of web/src/data/read-again.ts.',
};
