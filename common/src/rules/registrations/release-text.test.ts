import { describe, expect, it } from 'vitest';
import { shownSampleRelease } from '../../support/sample-release.ts';
import {
  fillReleaseText,
  normalizeReleaseText,
  releaseParagraphs,
  releaseTextOf,
} from './release-text.ts';

describe('releaseParagraphs', () => {
  it('returns the sections of a release unchanged', () => {
    const { paragraphs } = shownSampleRelease('en');
    expect(releaseParagraphs(normalizeReleaseText(releaseTextOf({ paragraphs })))).toEqual(
      paragraphs,
    );
  });

  it('returns a single line as a section without a heading', () => {
    expect(releaseParagraphs('Be careful.\n\n1. Age\nYou are an adult.')).toEqual([
      { heading: '', text: 'Be careful.' },
      { heading: '1. Age', text: 'You are an adult.' },
    ]);
  });
});

describe('normalizeReleaseText', () => {
  it('removes what does not show, so that the same text has the same hash', () => {
    expect(normalizeReleaseText('  One \r\n\r\n\n\nTwo\t\n')).toBe('One\n\nTwo');
    expect(normalizeReleaseText('One \n \t\n\tTwo  to \t')).toBe('One\n\n\tTwo  to');
  });
});

describe('fillReleaseText', () => {
  it('replaces the names and no patterns in them', () => {
    const names = { organizer: '$& Inc.', jurisdiction: 'Ontario' };
    expect(fillReleaseText('{organizer}, {jurisdiction}, {other}', names)).toBe(
      '$& Inc., Ontario, {other}',
    );
  });
});
