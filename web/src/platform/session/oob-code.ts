/** Mail programs wrap links, and Firebase's own holds another: so often, at most. */
const wrappings = 3;

/**
 * The one-time code in a sign-in link, as opened, copied from the mail, or wrapped by a mail program; empty where
 * there is none.
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
