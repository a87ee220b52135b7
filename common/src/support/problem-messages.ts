import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FieldProblem, Problem } from '../api/contract/problems.ts';
import { fullDateTimeText } from '../lib/date-text.ts';
import { compileCatalog, type MessageCatalog } from '../lib/texts/compile-catalog.ts';
import { problemText } from '../lib/texts/problem-text.ts';
import { textsFrom } from '../lib/texts/texts.ts';
import { defaultLanguage } from '../model/languages.ts';
import { formatCash } from '../rules/desk/till.ts';

function readCatalog(language: string): MessageCatalog {
  const path = join(import.meta.dirname, '..', 'messages', 'problems', `${language}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as MessageCatalog;
}

/** Returns the texts of problems in a language, by code; in the default language where it lacks some. */
export function problemMessages(language: string): Readonly<Record<string, unknown>> {
  type Texts = Record<'codes' | 'fields', Record<string, unknown>>;
  const { attendee, portal } = textsFrom<Record<'attendee' | 'portal', Texts>>(
    compileCatalog(readCatalog(language), readCatalog(defaultLanguage)),
    language,
  );
  return { ...attendee.fields, ...portal.fields, ...attendee.codes, ...portal.codes };
}

const english = problemMessages('en');

/** Returns the English text of a problem of a field; its code if the catalog has none. */
export const fieldText = (problem: FieldProblem, messages = english): string =>
  problemText(messages, problem, {
    money: (cents, currency) => formatCash(cents, currency, 'en-US'),
    time: (at, timeZone) =>
      timeZone === undefined ? at : fullDateTimeText(at, { locale: 'en-US', timeZone }),
  }) ?? problem.code;

/** Returns the English text of a problem. */
export const textOfProblem = ({ problem: code, details }: Problem): string =>
  fieldText({ code, ...(details && { details }) });
