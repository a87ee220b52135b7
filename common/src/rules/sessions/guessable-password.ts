/** What is tried first: the demo's own password, what systems ship with, and what people take in its place. */
const triedFirst: ReadonlySet<string> = new Set([
  'abcdef',
  'admin',
  'administrator',
  'asdfgh',
  'changeme',
  'default',
  'demo',
  'desk',
  'guest',
  'iloveyou',
  'letmein',
  'login',
  'master',
  'pass',
  'password',
  'passwort',
  'qwerty',
  'qwertyuiop',
  'root',
  'secret',
  'staff',
  'test',
  'welcome',
  'wine',
  'winewalk',
]);

/**
 * Whether a password is one that anybody would try first: a default one, the username, or digits alone, with
 * whatever figures and signs around it ('Winewalk2026!').
 */
export function isGuessable(password: string, username: string): boolean {
  const bare = letters(password);
  return bare === '' || triedFirst.has(bare) || bare === letters(username);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
