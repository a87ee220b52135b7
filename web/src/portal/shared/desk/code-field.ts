import { staffLocale } from '../../kit/format.ts';
import type { Choice, RecordField } from '../../kit/records/record-fields.ts';

/** Codes that name no country of ISO 3166: unions, exceptional reservations and placeholders. */
const noCountries: ReadonlySet<string> = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns the codes of all countries that the browser knows by name, without former ones. */
function countryCodes(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !noCountries.has(code) && names.of(code) !== undefined)
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
}

/** Choices of a type by locale: a form asks for them at each change. */
const known = new Map<string, readonly Choice[]>();

/** Returns codes as choices such as 'Canada (CA)', by name. */
function choicesOf(type: 'region' | 'currency', codes: () => readonly string[]): readonly Choice[] {
  const locale = staffLocale();
  const key = `${type}/${locale}`;
  const cached = known.get(key);
  if (cached) return cached;
  const names = new Intl.DisplayNames(locale, { type });
  const choices = codes()
    .map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale));
  known.set(key, choices);
  return choices;
}

export const countryChoices = () => choicesOf('region', countryCodes);
export const currencyChoices = () =>
  choicesOf('currency', () => Intl.supportedValuesOf('currency'));

interface Options {
  label: string;
  help?: string;
  choices: () => readonly Choice[];
}

/** Code that is chosen by its name. */
export function codeField({ label, help, choices }: Options): RecordField<string, string, unknown> {
  return {
    label,
    initial: () => '',
    toValue: (stored) => stored,
    toBody: (value) => value,
    show: (code) => choices().find(({ value }) => value === code)?.label ?? code,
    input: { kind: 'choice', options: choices, isRequired: true, ...(help && { help }) },
  };
}
