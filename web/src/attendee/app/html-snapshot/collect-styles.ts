/** The rules by which these elements are drawn, but for those that stand in the page itself. */
export function collectStyles(drawn: Element): string {
  const sheets = [...document.styleSheets].filter(({ ownerNode }) => !isOfPage(ownerNode));
  const classes = new Set(
    [...drawn.querySelectorAll('[class]')].flatMap((one) => [...one.classList]),
  );
  return withEscapedNames(sheets.map((sheet) => rulesFor(sheet.cssRules, classes)).join(''));
}

/** WebKit tells the name of a custom property without its escapes (`--space-2.5`), and reads none that is written so. */
function withEscapedNames(css: string): string {
  return css.replace(
    /([{;]\s*)(--[^\s:;{}]+)(?=:)/g,
    (_, before: string, name: string) => before + name.replace(/\\?([^\w-])/g, '\\$1'),
  );
}

/** The build puts the first sheets into the page (build/inline-head.ts); Emotion's have its mark. */
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
