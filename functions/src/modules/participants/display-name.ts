import unhomoglyph from 'unhomoglyph';

/** As the contract has it; a form that one character stands for can be longer. */
const maxLength = 30;

/** Emoji and text differ by it alone, and it is not seen. */
const emojiStyle = /\ufe0f/gu;

/**
 * What is not seen or turns the direction of others: formats and ignorable characters, fillers that are blank,
 * private and unassigned ones, separators of lines. Three marks above each other cover their neighbours.
 */
const forbiddenCharacters =
  /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\u3164\uffa0\u115f\u1160]|\p{M}{3}/u;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** A typed name as it is kept (NFKC, one space between words); null where others could not see all of it. */
export function normalizeDisplayName(typed: string): string | null {
  const same = typed.normalize('NFKC').replace(emojiStyle, '').trim();
  // Before spaces are made one: some that are not seen count as such.
  if (forbiddenCharacters.test(same) || !visible.test(same)) return null;
  const name = same.replace(/\s+/gu, ' ');
  return name.length < 2 || name.length > maxLength ? null : name;
}

/** Letters that people take for each other though Unicode's table does not have them as the same. */
const confusables: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/[i1|]/g, 'l'],
  [/0/g, 'o'],
];

/**
 * What names are compared by: two that look alike have the same. Unicode's skeleton (UTS 39), without case,
 * accents, spaces and signs; a name of signs and emoji alone is itself.
 */
export function displayNameKey(name: string): string {
  const letters = skeleton(name).replace(/[^\p{L}\p{N}]/gu, '');
  return letters || name.normalize('NFKD');
}

function skeleton(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const same = unhomoglyph(plain).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return confusables.reduce((text, [from, to]) => text.replace(from, to), same);
}

/** What those who run the evening are called. */
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
 * Whether others could take it for somebody who runs the evening: a word of theirs, the product's name, or a
 * staff member's own. Words are looked at whole, since Flagstaff is a town and badminton a game.
 */
export function impersonatesStaff(name: string, staffNames: readonly string[]): boolean {
  const key = displayNameKey(name);
  const words = skeleton(name).split(/[^\p{L}\p{N}]+/u);
  return (
    staffWords.some((word) => words.includes(word) || key === word) ||
    key.startsWith(displayNameKey('winewalk')) ||
    staffNames.some((own) => displayNameKey(own) === key)
  );
}
