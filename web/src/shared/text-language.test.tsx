import { render, screen } from '@testing-library/react';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { expect, it } from 'vitest';
import { LocaleContext, useLanguage } from '../i18n/texts.ts';
import { TestFrame } from '../support/test-frame.tsx';
import { useTextLanguage } from './text-language.ts';

function Description({ es }: { es: string }) {
  return <p lang={useTextLanguage({ ...inNoLanguage, es })}>text</p>;
}

function InSpanish({ es }: { es: string }) {
  return (
    <LocaleContext value={{ ...useLanguage(), language: 'es' }}>
      <Description es={es} />
    </LocaleContext>
  );
}

it('marks the main language on a page in another one, unless the text is translated', () => {
  render(<InSpanish es="" />, { wrapper: TestFrame });
  expect(screen.getByText('text').lang).toBe('en');
});

it('marks no translated text', () => {
  render(<InSpanish es="Una noche" />, { wrapper: TestFrame });
  expect(screen.getByText('text').lang).toBe('');
});

it('marks no text in the language of the page', () => {
  render(<Description es="" />, { wrapper: TestFrame });
  expect(screen.getByText('text').lang).toBe('');
});
