/** Of JavaScript, what other engines understand otherwise: Python's digits and letters are of every script. */
const asciiClasses: Readonly<Record<string, string>> = { '\\d': '0-9', '\\w': 'A-Za-z0-9_' };

/** A pattern as every engine reads it. */
export function portablePattern(pattern: string): string {
  let isInClass = false;
  return pattern.replace(/\\.|[[\]]/gs, (token) => {
    if (token === '[') isInClass = true;
    if (token === ']') isInClass = false;
    const ascii = asciiClasses[token];
    return ascii === undefined ? token : isInClass ? ascii : `[${ascii}]`;
  });
}
