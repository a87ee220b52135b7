import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setLanguage } from '../../platform/device/language.ts';
import { TestTab } from '../../support/portal/test-tab.tsx';
import { loadTexts } from '../texts/texts.ts';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  setLanguage('en');
});

it('names the other language in that language, stores the choice and reloads the page', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  render(
    <TestTab>
      <LanguageSwitch />
    </TestTab>,
  );
  const other = screen.getByRole('button', { name: 'Español' });
  expect(other.lang).toBe('es');
  await userEvent.click(other);
  expect(localStorage.getItem('ww:language')).toBe('es');
  expect(reload).toHaveBeenCalledOnce();
});

it('says that the portal has no texts in the chosen language, and offers those that it has', async () => {
  setLanguage('fr');
  await loadTexts('fr');
  render(
    <TestTab>
      <LanguageSwitch />
    </TestTab>,
  );
  screen.getByText('Not in Français yet');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Español']);
});
