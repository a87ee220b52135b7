/** Returns the facts in one line, with dots between them; empty ones are left out. No dot begins a line. */
export const joinFacts = (facts: readonly (string | false | null | undefined)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');
