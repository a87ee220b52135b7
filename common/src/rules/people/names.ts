/** 'Maya Reyes' and 'Reyes, Maya' → 'Maya R.': enough for the holder, too little for others. */
export function maskName(name: string): string {
  const [first, ...rest] = withoutAdditions(name);
  const last = rest.at(-1);
  if (!first) return '';
  return last ? `${first} ${initial(last)}.` : `${initial(first)}.`;
}

/** 'maya@example.com' → 'm•••@…': the same length for every email, since strangers see it. */
export function maskEmail(email: string): string {
  return `${Array.from(email.trim().toLowerCase())[0] ?? ''}•••@…`;
}

/** Splits a name into its first word and the rest: 'Maya de la Cruz' and 'de la Cruz, Maya' → 'Maya' and 'de la Cruz'. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = words(firstNameFirst(name).replace(/^[\s,]+/, ''));
  return { firstName: firstName.replace(/,+$/, ''), lastName: rest.join(' ') };
}

/** 'Ana (7F3A)': distinguishes two staff members of one name by the end of their uid. */
export function nameWithCode(fullName: string, uid: string): string {
  return `${fullName} (${uid.slice(-4).toUpperCase()})`;
}

/** Name suffixes: 'Jr.', 'III', 'PhD'. */
const suffix = /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|d\.?d\.?s|esq|cpa)\.?$/i;

/** 'Maya Reyes, Jr.' → 'MR'; at most two letters, '?' without letters. */
export function initials(name: string): string {
  const all = withoutAdditions(name);
  const chosen = all.length > 1 ? [all[0], all.at(-1)] : all;
  return chosen.map((word) => initial(word ?? '')).join('') || '?';
}

/** Returns first and last name, else the local part of the email, else 'User' (specification, section 7). */
export function participantName(user: {
  firstName?: string;
  lastName?: string;
  email?: string | null;
}): string {
  const full = words(`${user.firstName ?? ''} ${user.lastName ?? ''}`).join(' ');
  return full || user.email?.split('@')[0] || 'User';
}

/**
 * True if names are equal without case, accents, titles, punctuation, kinds of apostrophes, dashes and white space,
 * with the last name first or last: 'Dr. Ana Lopez-Ruiz' and 'LOPEZ RUIZ, Ana'.
 */
export function sameName(a: string, b: string): boolean {
  return comparedName(a) === comparedName(b);
}

/** Forms of address before a name, in the languages of the app; 'Don' is a name as well, and 'M.' an initial. */
const title = /^(?:mr|mrs|ms|mx|miss|dr|dra|prof|rev|sr|sra|srta|mme|mlle)$/;

/** Returns a name as `sameName` compares it. */
export function comparedName(name: string): string {
  const compared = words(nameKey(firstNameFirst(name)).replace(/[.,-]/g, ' '));
  const first = compared.findIndex((word) => !title.test(word));
  return compared.slice(Math.max(first, 0)).join(' ');
}

/** 'Lopez, Ana' → 'Ana Lopez', as sellers export names, also before a suffix; 'Ana Lopez, PhD' stays. */
function firstNameFirst(name: string): string {
  const [last = '', first = '', ...others] = name.split(',').map((part) => part.trim());
  const isReversed = last !== '' && first !== '' && !suffix.test(first);
  return isReversed && others.every((other) => suffix.test(other))
    ? [`${first} ${last}`, ...others].join(', ')
    : name;
}

/** Returns the words of a name, first name first, without suffixes, remarks in brackets and single punctuation marks. */
function withoutAdditions(name: string): string[] {
  const typed = words(firstNameFirst(name).replace(/(\S\s+)\([^)]*\)/g, '$1'));
  const named = typed
    .map((word) => word.replace(/,+$/, ''))
    .filter((word) => !/^\p{P}*$/u.test(word));
  const all = named.filter((word, at) => at < 1 || !suffix.test(word));
  return all.length > 0 ? all : typed;
}

/** Accents of Latin, Greek and Cyrillic letters; marks of other scripts are letters. */
const accents = /[\u0300-\u036f]/g;
/** Characters that phones use as apostrophes, and those that programs write for a hyphen. */
const apostrophes = /[‘’ʼ`´]/g;
const dashes = /[\p{Pd}\u2212]/gu;
/** Invisible characters within words: soft hyphen and zero-width space. */
const unseen = /[\u00ad\u200b]/g;

/** Letters that Unicode does not decompose, with their common spelling. */
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

/**
 * Returns a name without case, accents, kinds of dashes and repeated spaces: 'Zoë Íñiguez' → 'zoe iniguez',
 * 'Łucja Øst' → 'lucja ost'.
 */
export function nameKey(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(accents, '')
    .replace(apostrophes, "'")
    .replace(dashes, '-')
    .replace(unseen, '');
  const folded = plain.toLowerCase().replace(special, (letter) => letters[letter] ?? letter);
  return words(folded).join(' ');
}

/** Invisible characters at word ends, such as pasted direction marks; emoji may end with one. */
const unseenEnds = /^\p{Cf}+|(?:(?!\p{Emoji_Component})\p{Cf})+$/gu;

function words(text: string): string[] {
  const parts = text.trim().split(/\s+/u);
  return parts.map((part) => part.replace(unseenEnds, '')).filter(Boolean);
}

/** Created once: a desk's list takes the initials of everyone, and a segmenter costs more than their hashes. */
let graphemes: Intl.Segmenter | undefined;

/** First grapheme, so that an emoji or accented letter is not split. */
function initial(word: string): string {
  graphemes ??= new Intl.Segmenter('en');
  const [segment] = graphemes.segment(word);
  return segment?.segment.toUpperCase() ?? '';
}

/** Compares names by the last name as people look it up, then by the whole name: 'Łucja Nandu' under N. Empty ones are last. */
export function compareLastNames(a: string, b: string): number {
  const [first, second] = [lastName(a), lastName(b)];
  return (
    Number(first === '') - Number(second === '') ||
    first.localeCompare(second, 'en') ||
    a.localeCompare(b, 'en')
  );
}

function lastName(name: string): string {
  return withoutAdditions(name).at(-1) ?? '';
}
