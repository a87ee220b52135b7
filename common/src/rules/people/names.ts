/** 'Maya Reyes' → 'Maya R.': enough for the holder to know themselves, too little for a stranger. */
export function maskName(name: string): string {
  const [first, ...rest] = words(name);
  const last = rest.at(-1);
  if (!first) return '';
  return last ? `${first} ${initial(last)}.` : `${initial(first)}.`;
}

/** The first word, and the rest. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = words(name);
  return { firstName, lastName: rest.join(' ') };
}

/** 'Ana (7F3A)': which of two staff of the same name, by the end of their uid. */
export function nameWithCode(fullName: string, uid: string): string {
  return `${fullName} (${uid.slice(-4).toUpperCase()})`;
}

/** What follows a last name and is no part of it: 'Jr.', 'III', 'PhD'. */
const suffix = /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|d\.?d\.?s|esq|cpa)\.?$/i;

/** 'Maya Reyes, Jr.' → 'MR'; at most two letters, '?' for a name without any. */
export function initials(name: string): string {
  const typed = words(name).map((word) => word.replace(/,+$/, ''));
  const named = typed.filter((word, at) => word && (at < 1 || !suffix.test(word)));
  const all = named.length > 0 ? named : typed;
  const chosen = all.length > 1 ? [all[0], all.at(-1)] : all;
  return chosen.map((word) => initial(word ?? '')).join('') || '?';
}

/** First and last name, else the email's local part, else 'User' (specification, section 7). */
export function participantName(user: {
  firstName?: string;
  lastName?: string;
  email?: string | null;
}): string {
  const full = words(`${user.firstName ?? ''} ${user.lastName ?? ''}`).join(' ');
  return full || user.email?.split('@')[0] || 'User';
}

/** Equal for people: case, accents, kinds of apostrophe and runs of white space set aside. */
export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/** The accents that Latin, Greek and Cyrillic letters carry; other scripts' marks are letters of their own. */
const accents = /[\u0300-\u036f]/g;
/** What phones put in place of an apostrophe. */
const apostrophes = /[‘’ʼ`´]/g;

/** Letters whose stroke or shape is no accent to Unicode, as whoever has not got their key types them. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/** A name without case, accents and runs of white space: 'Zoë  Íñiguez' → 'zoe iniguez', 'Łucja Øst' → 'lucja ost'. */
export function nameKey(name: string): string {
  const plain = name.normalize('NFD').replace(accents, '').replace(apostrophes, "'");
  const folded = plain.toLowerCase().replace(special, (letter) => letters[letter] ?? letter);
  return words(folded).join(' ');
}

/** What is not seen at a word's ends, as a mark of direction that was pasted along; emoji may end in such. */
const unseenEnds = /^\p{Cf}+|(?:(?!\p{Emoji_Component})\p{Cf})+$/gu;

function words(text: string): string[] {
  const parts = text.trim().split(/\s+/u);
  return parts.map((part) => part.replace(unseenEnds, '')).filter(Boolean);
}

/** The first character as people count them, so that an emoji or accented letter is not cut. */
function initial(word: string): string {
  const [segment] = new Intl.Segmenter('en').segment(word);
  return segment?.segment.toUpperCase() ?? '';
}
