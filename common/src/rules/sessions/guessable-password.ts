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

/** Fewest different letters of a password; fewer is a repeated pattern. */
const minDistinctLetters = 4;

/**
 * True if a password is an obvious guess: a default, the username, digits only, or a repeat of few letters, with any digits and
 * punctuation around it ('Winewalk2026!', 'aaaaaaaaaaaa').
 */
export function isGuessable(password: string, username: string): boolean {
  const bare = letters(password);
  return (
    new Set(bare).size < minDistinctLetters || triedFirst.has(bare) || bare === letters(username)
  );
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '');
}
