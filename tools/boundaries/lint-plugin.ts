import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Visitor = ReturnType<Extract<Rule, { create: unknown }>['create']>;

/** Reports every node that one of the esquery selectors matches. */
function forbid(message: string, ...selectors: string[]): Rule {
  return {
    create(context) {
      const visitor: Visitor = {};
      for (const selector of selectors)
        visitor[selector] = (node) => context.report({ node, message });
      return visitor;
    },
  };
}

/** Forbids `{ ...found.data, id }`. */
export const requireWithId = forbid(
  'A document and its id are put together by withId of common/src/lib/with-id.ts.',
  ...['argument.name', 'argument.property.name'].map(
    (name) =>
      `ObjectExpression:has(> SpreadElement[${name}="data"]):has(> Property[key.name="id"])`,
  ),
);

/** Forbids `client.invalidateQueries(...)`: it does not restart a read that began before the write. */
export const requireInvalidateAfterWrite = forbid(
  'What a write has changed is read again by readAgain of web/src/platform/api/invalidate-after-write.ts.',
  'MemberExpression[property.name="invalidateQueries"]',
);

/** Forbids Chakra's Button with `loading`: it loses its focus, and without a text its accessible name. */
export const requireOwnButton = forbid(
  'A button that can be busy is that of web/src/ui/button.tsx.',
  'Program:has(ImportDeclaration[source.value="@chakra-ui/react"] ImportSpecifier[imported.name="Button"][local.name="Button"]) JSXOpeningElement[name.name="Button"] > JSXAttribute[name.name="loading"]',
);

/** Rules of this project for oxlint, as `wine-walk/<rule>`. */
export default {
  meta: { name: 'wine-walk' },
  rules: {
    'require-invalidate-after-write': requireInvalidateAfterWrite,
    'require-own-button': requireOwnButton,
    'require-with-id': requireWithId,
  },
};
