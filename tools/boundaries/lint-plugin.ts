import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];
type Visitor = ReturnType<Extract<Rule, { create: unknown }>['create']>;

/** Reports every node that one of the esquery selectors matches, once. */
function forbid(message: string, ...selectors: string[]): Rule {
  return {
    create(context) {
      const visitor: Visitor = {};
      const reported = new Set<unknown>();
      for (const selector of selectors)
        visitor[selector] = (node) => {
          if (reported.has(node)) return;
          reported.add(node);
          context.report({ node, message });
        };
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

/** Forbids dates that are written in another way than the app, the mails and the prints do. */
export const requireDateText = forbid(
  'Dates are written by common/src/lib/date-text.ts.',
  'NewExpression[callee.object.name="Intl"][callee.property.name="DateTimeFormat"][arguments.length>0]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
);

/** Forbids Chakra's Button with `loading`: it loses its focus, and without a text its accessible name. */
export const requireOwnButton = forbid(
  'A button that can be busy is that of web/src/ui/button.tsx.',
  'Program:has(ImportDeclaration[source.value="@chakra-ui/react"] ImportSpecifier[imported.name="Button"][local.name="Button"]) JSXOpeningElement[name.name="Button"] > JSXAttribute[name.name="loading"]',
);

const text = (pattern: string) => [
  `Literal[value=/${pattern}/]`,
  `TemplateElement[value.raw=/${pattern}/]`,
  `JSXText[value=/${pattern}/]`,
];

/** Names, places, age and price of the demo's organization, as they stand in texts. The catalogs are searched for them, too. */
export const organizationFacts = [
  String.raw`\bWine Walk\b`,
  String.raw`\bHistoric District\b`,
  String.raw`\b[Dd]istrito histórico\b`,
  String.raw`\bHarlow\b`,
  String.raw`\bmainstreet\b`,
  String.raw`\b15 minut[eo]s\b.*\b(?:early|antes|avant|d’avance)\b`,
  String.raw`\b21(?:\+| or older| and over| o más| años| years| ans\b)`,
  String.raw`\$35\b|\b35\s\$`,
].join('|');

/** Forbids the name, places, age and price of the demo's organization in texts and defaults. */
export const noOrganizationFacts = forbid(
  'Names, places, prices and ages are of the organization (common/src/model/organization-facts.ts).',
  ...text(organizationFacts),
  'Property[key.name="minimumAge"] > Literal[value=21]',
  'Property[key.name=/[cC]ents$/] > Literal[value=3500]',
);

/**
 * Forbids fixed sentences about cash. Allowed are those of a till, those whose name says that the desk takes cash (`payCash`),
 * and those chosen by a condition such as `isCashOnly`.
 */
export const noFixedCash = forbid(
  'The organization chooses its payments: name them by common.payments, or choose the text by the payment.',
  ...text(
    String.raw`^(?!.*\btill\b).*(?:\b(?:[Cc]ash|[Ee]fectivo)\b.*\s|\s.*\b(?:cash|efectivo)\b)`,
  ).map(
    (selector) =>
      `:not(Property[key.name=/[Cc]ash/] *, ConditionalExpression[test.name=/Cash/] *)${selector}`,
  ),
);

/** Forbids a fixed locale of dates and numbers. */
export const noFixedLocale = forbid(
  'Dates and numbers follow the locale of the attendee or the organization (web/src/i18n/format.ts, common/src/lib/organization-locale.ts).',
  'Literal[value=/^[a-z]{2}-[A-Z]{2}$/]',
  'CallExpression[callee.name="formats"] > Literal:first-child',
  'CallExpression[callee.property.name=/^toLocale.*String$/] > Literal:first-child',
  'NewExpression[callee.object.name="Intl"][callee.property.name=/^(DateTime|List|Number|RelativeTime)Format$/] > Literal:first-child',
);

/** Attributes and properties that hold a text for people. */
const textNames =
  /^(aria-label|alt|title|label|placeholder|help|lead|text|note|action|description|loadingText|busyLabel|emptyText)$/;

/** Forbids sentences and labels outside of the catalogs. */
export const noLiteralTexts = forbid(
  'A text that people read is in the catalogs (web/src/portal/texts), in every language.',
  'JSXText[value=/\\p{L}{2}/u]',
  String.raw`Literal[value=/^\p{Lu}\p{L}+’?\p{L}*[ .…?!:,]/u]`,
  String.raw`TemplateElement[value.raw=/\p{L}{2,} \p{L}{2,}|^\p{Lu}\p{Ll}+ $|^ \p{Ll}{2,}[ .,]*$/u]`,
  String.raw`:matches(ConditionalExpression, LogicalExpression, ReturnStatement, ArrowFunctionExpression, Property, AssignmentPattern, ArrayExpression, JSXAttribute) > Literal[value=/^\p{Lu}\p{Ll}+$/u]`,
  `JSXAttribute[name.name=${textNames}] > Literal[value=/\\p{L}{2}/u]`,
  `Property[key.name=${textNames}] > Literal[value=/\\p{L}{2}/u]`,
);

/** Rules of this project for oxlint, as `wine-walk/<rule>`. */
export default {
  meta: { name: 'wine-walk' },
  rules: {
    'no-fixed-cash': noFixedCash,
    'no-fixed-locale': noFixedLocale,
    'no-literal-texts': noLiteralTexts,
    'no-organization-facts': noOrganizationFacts,
    'require-date-text': requireDateText,
    'require-own-button': requireOwnButton,
    'require-with-id': requireWithId,
  },
};
