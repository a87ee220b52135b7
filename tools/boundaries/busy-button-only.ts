/** Chakra's own Button with `loading`, for eslint's no-restricted-syntax: it loses its focus, and without a text its name. */
export const busyButtonOnly = {
  selector:
    'Program:has(ImportDeclaration[source.value="@chakra-ui/react"] ImportSpecifier[imported.name="Button"][local.name="Button"]) JSXOpeningElement[name.name="Button"] > JSXAttribute[name.name="loading"]',
  message: 'A button that can be busy is that of web/src/components/button.tsx.',
};
