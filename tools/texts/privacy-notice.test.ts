import { languages } from '@wine-walk/common/model/languages.ts';
import { describe, expect, it } from 'vitest';
import { readPart } from './catalogs.ts';

/** Returns the sections of the notice that an organization starts with; the first line of each is its heading. */
function sectionsIn(language: string): string[] {
  const { privacyNotice } = readPart('organization', 'print', language);
  return typeof privacyNotice === 'string' ? privacyNotice.split('\n\n') : [];
}

describe('the standard privacy notice', () => {
  it.each([
    ['registration', /name, email, phone and emergency contact/],
    ['waiting lists and notices', /waiting list/],
    ['check-ins', /precise location/],
    ['liked drinks', /drinks you like and your notes/],
    ['shown announcements', /shows you an announcement/],
    ['push subscriptions', /where your browser receives them/],
    ['devices with a pass', /Apple Wallet.*Google Wallet/],
    ['sent notifications', /which notifications we sent you/],
    ['answers to the survey', /answers about the evening/],
    ['prize draws', /winner’s name.*without a purchase/],
    ['session cookies', /Two cookies/],
    ['signed releases', /waiver you signed/],
    ['names at redemptions', /hands you a reward sees your name/],
  ])('names what is stored: %s', (_, text) => {
    expect(sectionsIn('en').filter((section) => text.test(section))).toHaveLength(1);
  });

  it.each(languages)('has each section with a heading: %s', (language) => {
    const sections = sectionsIn(language);
    expect(sections).toHaveLength(sectionsIn('en').length);
    expect(sections.filter((section) => section.split('\n').length !== 2)).toEqual([]);
  });
});
