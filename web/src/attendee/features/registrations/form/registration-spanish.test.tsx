import { spanishTexts } from '../../../../support/catalog-texts.ts';
import '../../../../support/registration/registration-setup.ts';

import { screen } from '@testing-library/react';
import { shownSampleRelease } from '@wine-walk/common/support/sample-release.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { LocaleContext } from '../../../../i18n/texts.ts';
import {
  enter,
  field,
  ok,
  routes,
  serve,
  unknownTicket,
  visit,
  working,
} from '../../../../support/registration/screens.tsx';

const texts = spanishTexts;
const screenTexts = spanishTexts;

const locale = {
  language: 'es',
  locale: 'es-US',
  texts,
  screenTexts,
  setLanguage: () => undefined,
} as const;
const inSpanish = (page: ReactNode) => <LocaleContext value={locale}>{page}</LocaleContext>;

test('shows and sends the Spanish release, and shows server messages in Spanish', async () => {
  const message = 'Please enter a phone number.';
  const server = serve({
    ...working,
    [routes.ticket]: ok(unknownTicket),
    [routes.submit]: () => ({
      status: 400,
      body: {
        code: 'invalid-input',
        message,
        fields: { phone: { code: 'enter-phone-number', message } },
      },
    }),
  });
  const user = visit('/waiver', inSpanish);
  await enter(user, 'Número de boleto', 'WW2024-999999');
  await user.keyboard('{Enter}');
  await screen.findByText('Compra tu boleto en el lugar');
  screen.getByText('Boleto no encontrado');
  screen.getByText(
    'No encontramos el boleto WW2024-999999. Revisa el número o compra un boleto en la mesa de registro.',
  );
  const release = screen.getByLabelText('Exención de responsabilidad, texto completo');
  expect(release.textContent).toContain(shownSampleRelease('es').paragraphs[0]?.text);
  expect(release.lang).toBe('es');
  await enter(user, /^Nombre legal completo/, 'Íñigo Núñez');
  await enter(user, /^Correo/, 'inigo@example.com');
  await user.click(screen.getByLabelText(/^Tengo 21/));
  await user.click(screen.getByLabelText(/^He leído/));
  await screen.findByText('Pago: $35 en efectivo en la mesa');
  await user.click(screen.getByText('Completar mi registro'));
  await screen.findByText('Escribe un número de teléfono.');
  expect(document.activeElement).toBe(await field('Teléfono (opcional)'));
  expect(server.calls(routes.submit)[0]?.body).toMatchObject({ waiverVersion: '2026-11-es' });
});

test('begins the date of the event with a capital', async () => {
  serve(working);
  visit('/waiver', inSpanish);
  expect(
    await screen.findByText(/^(?:Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo), /),
  ).toBeTruthy();
});
