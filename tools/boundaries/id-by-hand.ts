/** `{ ...found.data, id }` by hand, for eslint's no-restricted-syntax. */
export const idByHand = ['argument.name', 'argument.property.name'].map((name) => ({
  selector: `ObjectExpression:has(> SpreadElement[${name}="data"]):has(> Property[key.name="id"])`,
  message: 'A document and its id are put together by withId of functions/src/domain/with-id.ts.',
}));
