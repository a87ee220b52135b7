import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useFormats } from '../../../i18n/format.ts';
import { TextsProvider } from '../../../i18n/texts-provider.tsx';
import { setLanguage } from '../../../platform/device/language.ts';
import { TestFrame } from '../../../support/test-frame.tsx';
import { Settings } from './settings.tsx';

beforeEach(() => setLanguage('en'));
afterEach(() => {
  setLanguage('en');
  localStorage.clear();
});

it('selects the language', async () => {
  render(
    <TestFrame>
      <TextsProvider onError={() => expect.unreachable()}>
        <Settings />
      </TextsProvider>
    </TestFrame>,
  );
  expect(await screen.findByRole('heading', { name: 'Preferences' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: 'Preferencias' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Español' })).toHaveProperty('checked', true);
  expect(localStorage.getItem('ww:language')).toBe('es');
});

it('selects the units of all distances and stores the choice', async () => {
  const Distance = () => <output>{useFormats().distance(2000)}</output>;
  render(
    <TestFrame>
      <Settings />
      <Distance />
    </TestFrame>,
  );
  expect(screen.getByRole('status').textContent).toBe('1.2\u00a0mi');
  await userEvent.click(screen.getByRole('radio', { name: 'Kilometers and meters' }));
  expect(screen.getByRole('status').textContent).toBe('2\u00a0km');
  expect(localStorage.getItem('ww:units')).toBe('metric');
  await userEvent.click(screen.getByRole('radio', { name: 'Match language' }));
  expect(screen.getByRole('status').textContent).toBe('1.2\u00a0mi');
  expect(localStorage.getItem('ww:units')).toBeNull();
});
