/** Maximum nesting: mail programs wrap links, and Firebase's own contains another. */
const wrappings = 3;

/**
 * Returns the one-time code of a sign-in link, opened, pasted or wrapped by a mail program; empty if there is
 * none.
 */
export function oobCodeIn(link: string): string {
  let text = link;
  for (let depth = 0; depth <= wrappings; depth += 1) {
    const [, code] = /[?&]oobCode=([\w-]+)/.exec(text) ?? [];
    if (code) return code;
    text = unwrapped(text);
  }
  return '';
}

function unwrapped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
