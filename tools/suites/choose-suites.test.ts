import { describe, expect, test } from 'vitest';
import { chooseSuites } from './choose-suites.ts';

const unstyled = { base: 'main', changed: () => ['functions/src/index.ts', 'docs/texts.md'] };
const styled = { base: 'main', changed: () => ['web/src/attendee/features/home/home.css'] };
const long = ['layout', 'offline', 'setup'];

describe('npm test', () => {
  test('runs the components that import what differs, and no pages', () => {
    const choice = chooseSuites(unstyled);
    expect(choice).toMatchObject({ filters: [], components: ['--changed=main'], isShort: true });
    expect(choice.unit).toBeUndefined();
    expect(choice.suites).toEqual(expect.arrayContaining(['checks', 'unit', 'components', 'api']));
    for (const suite of [...long, 'states']) expect(choice.suites).not.toContain(suite);
  });

  test('opens the screens when CSS or the design system differs', () => {
    expect(chooseSuites(styled).suites).toContain('states');
    const changed = () => ['web/src/ui/button.tsx'];
    expect(chooseSuites({ base: 'main', changed }).suites).toContain('states');
  });

  test.each([
    ['in CI', { ...unstyled, isCI: true }],
    ['in a clone without a branch to compare with', { isCI: false }],
  ])('runs every component, page and screen %s', (_where, run) => {
    const choice = chooseSuites(run);
    expect(choice.components).toBeUndefined();
    expect(choice.isShort).toBeUndefined();
    expect(choice.suites).toEqual(
      expect.arrayContaining(['components', 'states', 'specification']),
    );
    for (const suite of long) expect(choice.suites).not.toContain(suite);
  });

  test('with --changed runs the checks and the unit and component tests that import what differs', () => {
    expect(chooseSuites({ ...unstyled, isChanged: true })).toEqual({
      suites: ['checks', 'unit', 'components'],
      filters: [],
      unit: ['--changed=main'],
      components: ['--changed=main'],
    });
    expect(chooseSuites({ ...styled, isChanged: true }).suites).toContain('states');
    expect(() => chooseSuites({ isChanged: true })).toThrow('There is no branch main');
  });

  test('with the name of a suite runs the whole suite, or the files with a word', () => {
    const run = { ...unstyled, only: 'specification', filters: ['roles'] };
    expect(chooseSuites(run)).toEqual({ suites: ['specification'], filters: ['roles'] });
    expect(() => chooseSuites({ only: 'speling' })).toThrow('There is no suite "speling".');
  });
});

test('npm run test:full runs every suite', () => {
  expect(chooseSuites({ ...unstyled, isFull: true }).suites).toEqual(expect.arrayContaining(long));
});
