import unhomoglyph from 'unhomoglyph';

/** Maximum length of the contract; normalization can make a name longer. */
const maxLength = 30;

/** Invisible selector that distinguishes emoji from text. */
const emojiStyle = /\ufe0f/gu;

/**
 * Characters that are invisible or change the direction of others: formats, ignorable characters, blank
 * fillers, private and unassigned ones, line separators. Three stacked marks cover neighboring lines.
 */
const forbiddenCharacters =
  /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\u3164\uffa0\u115f\u1160]|\p{M}{3}/u;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * Returns a typed name in its stored form (NFKC, one space between words); null if parts of it are not
 * visible to others.
 */
export function normalizeDisplayName(typed: string): string | null {
  const same = typed.normalize('NFKC').replace(emojiStyle, '').trim();
  // Checked before spaces are collapsed: some invisible characters count as spaces.
  if (forbiddenCharacters.test(same) || !visible.test(same)) return null;
  const name = same.replace(/\s+/gu, ' ');
  return name.length < 2 || name.length > maxLength ? null : name;
}

/** Letters that people confuse although Unicode's table distinguishes them. */
const confusables: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
];

/**
 * Returns the key that is equal for similar-looking names: Unicode's skeleton (UTS 39) without case, accents,
 * spaces and punctuation. A name of punctuation and emoji is its own key.
 */
export function displayNameKey(name: string): string {
  const letters = skeleton(name).replace(/[^\p{L}\p{N}]/gu, '');
  return letters || name.normalize('NFKD');
}

/** Returns the keys of the names of an account that signs in with a password; none for the accounts of links. */
export function accountNameKeys(
  account: Readonly<{ username: string; fullName: string; passwordHash: string | null }>,
): string[] {
  const { username, fullName, passwordHash } = account;
  return passwordHash === null ? [] : [...new Set([username, fullName].map(displayNameKey))];
}

function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const same = unhomoglyph(plain).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return confusables.reduce((text, [from, to]) => text.replace(from, to), same);
}

/** Words for people who run the event. */
const staffWords = [
  'staff',
  'admin',
  'administrator',
  'moderator',
  'mod',
  'official',
  'organizer',
  'organiser',
  'organization',
  'volunteer',
  'volunteers',
  'support',
  'desk',
  'helpdesk',
  'security',
  'host',
  'team',
  'winewalk',
].map(displayNameKey);

/**
 * True if others could take a name for a person who runs the event: a word for staff, the product's name, or
 * a staff member's name. Only complete words match, since Flagstaff is a town and badminton a game.
 */
export function impersonatesStaff(name: string, staffNames: readonly string[]): boolean {
  const key = displayNameKey(name);
  return (
    hasWord(name, staffWords) ||
    key.startsWith(displayNameKey('winewalk')) ||
    staffNames.some((staffName) => displayNameKey(staffName) === key)
  );
}

/** True if one of these words is a word of the name, or all of it. */
function hasWord(name: string, words: readonly string[]): boolean {
  const key = displayNameKey(name);
  const own = skeleton(name).split(/[^\p{L}\p{N}]+/u);
  return words.some((word) => own.includes(word) || key === word);
}

const adminWords = ['admin', 'administrator'].map(displayNameKey);

/**
 * True if a volunteer's name looks like a staff account: its username, its full name, or a word for admins. The other
 * words for people who run the event are allowed, because a volunteer is one of them.
 */
export function resemblesAccount(name: string, accountNames: readonly string[]): boolean {
  const key = displayNameKey(name);
  return (
    hasWord(name, adminWords) ||
    accountNames.some((accountName) => displayNameKey(accountName) === key)
  );
}
