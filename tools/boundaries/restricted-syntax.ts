import type { Linter } from 'eslint';

/** Forbids `{ ...found.data, id }`. */
export const requireWithId = ['argument.name', 'argument.property.name'].map((name) => ({
  selector: `ObjectExpression:has(> SpreadElement[${name}="data"]):has(> Property[key.name="id"])`,
  message: 'A document and its id are put together by withId of common/src/lib/with-id.ts.',
}));

/** Forbids `client.invalidateQueries(...)`: it does not restart a read that began before the write. */
export const requireInvalidateAfterWrite = {
  selector: 'MemberExpression[property.name="invalidateQueries"]',
  message:
    'What a write has changed is read again by readAgain of web/src/platform/api/invalidate-after-write.ts.',
};

/** Forbids Chakra's Button with `loading`: it loses its focus, and without a text its accessible name. */
export const requireOwnButton = {
  selector:
    'Program:has(ImportDeclaration[source.value="@chakra-ui/react"] ImportSpecifier[imported.name="Button"][local.name="Button"]) JSXOpeningElement[name.name="Button"] > JSXAttribute[name.name="loading"]',
  message: 'A button that can be busy is that of web/src/ui/button.tsx.',
};

const storageAreas = ['localStorage', 'sessionStorage'];
const message = 'Declare a persisted value with its scope (web/src/platform/storage/persisted.ts).';

/** Rules against direct use of browser storage: sign-out clears persisted values by scope. */
export const requirePersisted: Linter.RulesRecord = {
  'no-restricted-globals': ['error', ...storageAreas.map((name) => ({ name, message }))],
  'no-restricted-properties': [
    'error',
    ...storageAreas.map((property) => ({ object: 'window', property, message })),
  ],
};
