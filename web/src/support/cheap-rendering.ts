import { StyleSheet } from '@emotion/sheet';
import * as React from 'react';
import { onTestFinished } from 'vitest';

/*
 * Setup of the component tests: leaves out work of React and Emotion that only people need, a third of the tests' time.
 */

/** Number of elements after which React creates no stack trace for each. */
const ownerStacksLimit = 10_000;

const internals = (React as unknown as Record<string, object | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (!internals || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts its owner stacks in another way now: adapt this file.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => ownerStacksLimit,
  set: () => undefined,
});

/** CSS rules of everything that was rendered, in order. With the library, since it outlives this module. */
const sheet = StyleSheet.prototype as StyleSheet & { withheldRules?: Set<string> };
const rules = (sheet.withheldRules ??= new Set());
// Applying each takes jsdom longer than most tests.
sheet.insert = (rule) => void rules.add(rule);

// Chakra removes a closed element once its animation has ended, which never happens in jsdom.
const animations = document.head.appendChild(document.createElement('style'));
animations.textContent = ['open', 'closed']
  .map((state) => `[data-state=${state}] { animation-name: ${state}; animation-duration: 1s }`)
  .join('\n');

/** Applies the styles of the elements rendered so far, for a test that reads computed styles. */
export function attachStyles(): void {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = [...rules].join('\n');
  onTestFinished(() => style.remove());
}
