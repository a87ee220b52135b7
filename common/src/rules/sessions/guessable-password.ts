/** Common guesses: the demo password, defaults of other systems and their variants. */
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
 * True if a password is an obvious guess: a default, the username, or digits only, with any digits and
 * punctuation around it ('Winewalk2026!').
 */
export function isGuessable(password: string, username: string): boolean {
  const bare = letters(password);
  return bare === '' || triedFirst.has(bare) || bare === letters(username);
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
