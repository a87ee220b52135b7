import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import { type Language, type LocalizedText, textIn } from '@wine-walk/common/model/languages.ts';
import {
  defaultOrganization,
  type OrganizationFacts,
  type Sponsor,
  sponsorTiers,
} from '@wine-walk/common/model/organization-facts.ts';
import { jsonRequest } from '../lib/json-request.ts';
import { persisted, persistedState } from '../storage/persisted.ts';
import { currentLanguage } from './language.ts';

/*
 * The organization as the API returned it last, cached on the device. Without zod, because the landing page contains it: a
 * field of another type keeps its default.
 */

const stored = persistedState(persisted('organization', parseOrganization, 'device'));

/** Returns the organization, or the defaults before the first response. */
export function currentOrganization(): OrganizationFacts {
  return stored.get() ?? defaultOrganization;
}

/** Calls back when the organization changes. */
export const subscribeOrganization = stored.subscribe;

/** Replaces the organization on this device, if it changed. */
export function saveOrganization(answer: unknown): void {
  const organization = parseOrganization(answer);
  if (organization && JSON.stringify(organization) !== JSON.stringify(stored.get()))
    stored.set(organization);
}

/** Requests the organization. Without a response, the stored one stays. */
export async function refreshOrganization(): Promise<void> {
  try {
    const response = await fetch('/api/organization', jsonRequest);
    if (response.ok) saveOrganization(await response.json());
  } catch {
    // Offline.
  }
}

/** Requests the organization, and again when the app comes back to the front. */
export function refreshOrganizationOnReturn(): void {
  void refreshOrganization();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshOrganization();
  });
}

/** Returns the text in the current language, else in another one. */
export function localized(text: LocalizedText): string {
  return textIn(text, currentLanguage());
}

/**
 * Returns the locale of dates and numbers in this language: the device's, such as `en-GB`, else that of the organization's
 * country.
 */
export function localeOf(
  language: Language,
  organization: OrganizationFacts = currentOrganization(),
): string {
  const deviceLocale = (navigator.languages ?? []).find((tag) =>
    tag.toLowerCase().startsWith(`${language}-`),
  );
  return deviceLocale ?? organizationLocale(organization, language);
}

/** Returns the sponsors by tier, within a tier in the order of staff. */
export function sponsorsByTier({ sponsors }: OrganizationFacts): readonly Sponsor[] {
  return sponsors.toSorted((a, b) => sponsorTiers.indexOf(a.tier) - sponsorTiers.indexOf(b.tier));
}

function parseOrganization(answer: unknown): OrganizationFacts | null {
  return isObject(answer) ? (merged(defaultOrganization, answer) as OrganizationFacts) : null;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the known fields with the values of `sent` that have the type of the default. */
function merged(known: object, sent: Fields): object {
  const entries = Object.entries(known).map(([name, value]: [string, unknown]) => {
    const other = sent[name];
    if (isObject(value)) return [name, isObject(other) ? merged(value, other) : value];
    const isAge = value === null && typeof other === 'number';
    const isSameType =
      other !== null &&
      typeof other === typeof value &&
      Array.isArray(other) === Array.isArray(value);
    return [name, isAge || isSameType ? other : value];
  });
  return Object.fromEntries(entries) as object;
}
