/** Returns the CSS rules that apply to these elements, except those already inlined in the page. */
export function collectStyles(drawn: Element): string {
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => !isOfPage(ownerNode));
  const classes = new Set(
    [...drawn.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
  );
  return withEscapedNames(sheets.map((sheet) => rulesFor(sheet.cssRules, classes)).join(''));
}

/**
 * Restores escapes in custom property names. WebKit serializes `--space-2.5` without its escape and cannot
 * parse the result.
 */
function withEscapedNames(css: string): string {
  return css.replace(
    /([{;]\s*)(--[^\s:;{}]+)(?=:)/g,
    (_, before: string, name: string) => before + name.replace(/\\?([^\w-])/g, '\\$1'),
  );
}

/**
 * True for the first style sheets, which the build inlines into the page (build/inline-head.ts). Emotion's
 * sheets carry a marker attribute.
 */
function isOfPage(owner: StyleSheet['ownerNode']): boolean {
  return owner instanceof HTMLStyleElement && owner.dataset.emotion === undefined;
}

function rulesFor(rules: CSSRuleList, classes: ReadonlySet<string>): string {
  return [...rules].map((rule) => ruleFor(rule, classes)).join('');
}

function ruleFor(rule: CSSRule, classes: ReadonlySet<string>): string {
  if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText, classes) ? rule.cssText : '';
  if (rule instanceof CSSKeyframesRule) return '';
  if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
  const within = rulesFor(rule.cssRules, classes);
  return within && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${within}}`;
}

function isUsed(selectors: string, classes: ReadonlySet<string>): boolean {
  const named = [...selectors.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name);
  return named.length === 0 || named.some((name) => classes.has(name.replaceAll('\\', '')));
}
