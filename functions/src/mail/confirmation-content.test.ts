import { eventDocument } from '@wine-walk/common/model/events.ts';
import { inNoLanguage } from '@wine-walk/common/model/languages.ts';
import { organizationFacts } from '@wine-walk/common/model/organization.ts';
import { shownSampleRelease } from '@wine-walk/common/support/sample-release.ts';
import { registration as sampleRegistration } from '@wine-walk/common/support/samples.ts';
import { describe, expect, it } from 'vitest';
import { type ConfirmationFacts, confirmationContent } from './confirmation-content.ts';

const at = '2026-11-01T17:30:00.000Z';
const event = {
  ...eventDocument.parse({
    name: 'Autumn Walk & Friends',
    description: '',
    place: 'Depot Square, Harlow, VA',
    hashtag: '',
    timeZone: 'America/New_York',
    isActive: true,
    businessIds: null,
    startTime: '2026-11-20T21:00:00.000Z',
    endTime: '2026-11-21T01:00:00.000Z',
    checkInRadiusMeters: 50,
    ticketPrice: { amountCents: 3500, currency: 'USD' },
    version: 1,
    createdAt: at,
    updatedAt: at,
  }),
  id: 'autumn',
};
const registration = sampleRegistration('ABC123', {
  participantId: 'maya',
  submittedAt: at,
  paymentMethod: 'cash',
  ticketId: null,
  isVerified: false,
  electronicRecords: true,
});
const noText = inNoLanguage;
const organization = {
  ...organizationFacts.parse({
    contactEmail: 'walk@example.org',
    minimumAge: 21,
    arrivalAdvice: {
      ...inNoLanguage,
      en: 'Arrive 15 minutes early.',
      es: 'Llega 15 minutos antes.',
    },
  }),
  confirmationOpening: noText,
  confirmationClosing: noText,
};
const facts: ConfirmationFacts = {
  submissionId: 'ABC123',
  registration,
  event,
  organization,
  language: 'en',
  release: shownSampleRelease('en'),
  logo: null,
  appUrl: 'https://walk.example',
  ticketLink: null,
};
const compose = (change: Partial<ConfirmationFacts> = {}) =>
  confirmationContent({ ...facts, ...change });
/** Text of the mail with plain spaces, because Intl writes narrow ones before 'PM'. */
const textOf = async (change?: Partial<ConfirmationFacts>) =>
  (await compose(change)).text.replace(/[\u00a0\u202f]/g, ' ');
const file = async (name: string) => {
  const { attachments = [] } = await compose();
  return attachments.find(({ filename }) => filename === name)?.content.toString() ?? '';
};

describe('confirmationContent', () => {
  it('shows the logo at the top, with the name of the organization as its text', async () => {
    const logo = { content: 'webp', contentType: 'image/webp' };
    const { html, attachments } = await compose({ logo });
    expect(html).toContain('<img src="cid:logo" alt="Wine Walk"');
    expect(attachments).toContainEqual({ filename: 'logo', ...logo, cid: 'logo' });
    expect((await compose()).html).not.toContain('cid:logo');
  });

  it('shows the name of the organization at the top without a logo, and greets by the first name', async () => {
    const { html } = await compose({ organization: { ...organization, shortName: 'Wine & Walk' } });
    expect(html).toMatch(/>Wine &amp; Walk<\/p><h1[^>]*>You’re all set, Maya</);
    const linked = { ...registration, fullName: 'www.evil.example' };
    expect(await textOf({ registration: linked })).toContain('all set, www.\u200bevil');
  });

  it('has the organization’s own text first and last, a line for each of its lines', async () => {
    const own = {
      ...organization,
      confirmationOpening: { ...inNoLanguage, en: 'Dear friend,\n\nthank you <3' },
      confirmationClosing: { ...inNoLanguage, en: 'Salud!', es: '¡Salud!' },
    };
    const [, second, third, ...rest] = (await textOf({ organization: own })).split('\n\n');
    expect(second).toBe('Dear friend,\nthank you <3');
    expect(third).toContain('Autumn Walk & Friends');
    expect(rest.at(-3)).toBe('Salud!');
    expect((await compose({ organization: own })).html).toContain('thank you &lt;3');
    const spanish = {
      organization: own,
      language: 'es' as const,
      release: shownSampleRelease('es'),
    };
    expect(await textOf(spanish)).toMatch(/Dear friend,[^]*¡Salud!/);
  });

  it('advises on the arrival in mails of registrations before the start only', async () => {
    const late = { ...registration, submittedAt: event.startTime };
    expect(await textOf({ registration: late })).not.toMatch(/early/);
    const before = { ...registration, submittedAt: '2026-11-20T20:59:59.000Z' };
    expect(await textOf({ registration: before })).toMatch(/early/);
  });

  it('requests no payment for a free event', async () => {
    const free = { ...event, ticketPrice: { amountCents: 0, currency: 'USD' } };
    const text = await textOf({ event: free });
    expect(text).toContain('Payment: There’s nothing to pay. Your ticket is waiting');
  });

  it('writes dates as in the country of the organization', async () => {
    const text = await textOf({ organization: { ...organization, country: 'GB' } });
    expect(text).toContain('Date: Friday, 20 November 2026');
  });

  it('writes the mail in English, with times in the zone of the event', async () => {
    expect((await compose()).subject).toBe('You’re registered for Autumn Walk & Friends');
    expect(await textOf()).toMatchInlineSnapshot(`
      "You’re all set, Maya
      You’re on the list for Autumn Walk & Friends.

      Autumn Walk & Friends
      Date: Friday, November 20, 2026
      Time: 4:00 PM – 8:00 PM EST
      Place: Depot Square, Harlow, VA
      Map: https://www.google.com/maps/search/?api=1&query=Depot+Square%2C+Harlow%2C+VA
      Name: Maya R.
      Payment: Bring $35 to the registration desk. Cash only.
      Show the QR code in this email, or open your confirmation.
      Open your confirmation: https://walk.example/waiver/ABC123
      Add to Google Calendar: https://calendar.google.com/calendar/render?action=TEMPLATE&text=Autumn+Walk+%26+Friends&dates=20261120T210000Z%2F20261121T010000Z&details=Arrive+15+minutes+early.+Bring+photo+ID.+https%3A%2F%2Fwalk.example%2Fwaiver%2FABC123&location=Depot+Square%2C+Harlow%2C+VA

      What to bring
      A valid photo ID. You must be 21 or older.
      A plan for a safe way home.
      Arrive 15 minutes early.

      Questions, or not you? Write to walk@example.org.

      Your signed waiver
      A copy of the text you signed is attached.
      Confirmation ID: ABC123
      Signed by: Maya R.
      Signed: Sunday, November 1, 2026, 12:30 PM EST
      Where: On the signer’s own device
      Version: 2026-11-en
      Fingerprint of the text (SHA-256): 0000000000000000000000000000000000000000000000000000000000000000
      Check this copy at: https://walk.example/verify/ABC123"
    `);
  });

  it('writes the mail in Spanish', async () => {
    const spanish = { language: 'es' as const, release: shownSampleRelease('es') };
    expect((await compose(spanish)).subject).toBe(
      'Ya tienes tu registro para Autumn Walk & Friends',
    );
    expect(await textOf(spanish)).toMatchInlineSnapshot(`
      "¡Todo listo, Maya!
      Estás en la lista de Autumn Walk & Friends.

      Autumn Walk & Friends
      Fecha: viernes, 20 de noviembre de 2026
      Hora: 4:00 p.m. – 8:00 p.m. EST
      Lugar: Depot Square, Harlow, VA
      Mapa: https://www.google.com/maps/search/?api=1&query=Depot+Square%2C+Harlow%2C+VA
      Nombre: Maya R.
      Pago: Lleva $35 a la mesa de registro. Solo efectivo.
      Muestra el código QR de este correo o abre tu confirmación.
      Abre tu confirmación: https://walk.example/waiver/ABC123
      Agregar a Google Calendar: https://calendar.google.com/calendar/render?action=TEMPLATE&text=Autumn+Walk+%26+Friends&dates=20261120T210000Z%2F20261121T010000Z&details=Llega+15+minutos+antes.+Trae+una+identificaci%C3%B3n+con+foto.+https%3A%2F%2Fwalk.example%2Fwaiver%2FABC123&location=Depot+Square%2C+Harlow%2C+VA

      Qué llevar
      Una identificación válida con foto. Debes tener 21 años o más.
      Un plan para volver a casa sin riesgos.
      Llega 15 minutos antes.

      ¿Tienes preguntas o no te registraste? Escribe a walk@example.org.

      Tu exención firmada
      Adjuntamos una copia del texto que firmaste.
      Número de confirmación: ABC123
      Firmó: Maya R.
      Firmada: domingo, 1 de noviembre de 2026, 12:30 p.m. EST
      Dónde: En el dispositivo de quien firma
      Versión: 2026-11-en
      Huella del texto (SHA-256): 0000000000000000000000000000000000000000000000000000000000000000
      Comprueba esta copia en: https://walk.example/verify/ABC123"
    `);
  });

  it.each([
    ['a ticket', { isVerified: true, ticketId: 'WW-1' }, 'Your ticket is paid.'],
    ['a ticket to show', { deskTicketId: 'WW-2' }, 'Show ticket WW-2 at the desk.'],
    [
      'a payment',
      {
        payment: {
          ...event.ticketPrice,
          method: 'card' as const,
          takenAt: at,
          takenBy: 'Theo',
          tillId: 't',
        },
      },
      'We got your $35.',
    ],
  ])('names %s', async (_, change, text) => {
    const changed = { registration: { ...registration, ...change } };
    expect(await textOf(changed)).toContain(`Payment: ${text}`);
  });

  it('writes the full name to a verified email only', async () => {
    const verified = { registration: { ...registration, emailProvenAt: at } };
    expect(await textOf(verified)).toContain('Signed by: Maya Reyes');
    expect(await textOf()).toContain('Signed by: Maya R.');
  });

  it('escapes the HTML and shows the QR code as an image', async () => {
    const { html = '', attachments = [] } = await compose();
    expect(html).toContain(
      '<h2 style="font-size:17px;margin:24px 0 4px">Autumn Walk &amp; Friends</h2>',
    );
    expect(html).toContain('<a href="https://walk.example/waiver/ABC123"');
    expect(html).toContain('src="cid:desk-code" alt="QR code for confirmation ABC123"');
    const qr = attachments.find(({ cid }) => cid === 'desk-code');
    expect(qr?.content.slice(1, 4).toString()).toBe('PNG');
  });

  it('ends the copy of the waiver with the text that was hashed', async () => {
    const copy = await file('signed-waiver.txt');
    expect(copy).toContain(`Fingerprint of the text (SHA-256): ${'0'.repeat(64)}`);
    expect(copy).toContain('Check this copy at: https://walk.example/verify/ABC123');
    expect(copy).toContain('The signer agreed to sign and receive this copy electronically.');
    expect(copy).toMatch(
      /\n\nRelease of Liability\n\n1\. Risks\nI take part at my own risk\.\n\n2\. Law\nThe law of Virginia applies\.$/,
    );
  });

  it('names the desk for the signature of a guest, without a copy', async () => {
    const unsigned = { registration: { ...registration, liabilityWaiver: false } };
    expect(await textOf(unsigned)).toContain('You’ll read and sign the waiver at the');
    const { attachments = [] } = await compose(unsigned);
    expect(attachments.map(({ filename }) => filename)).toEqual(['qr.png', 'wine-walk.ics']);
  });

  it('attaches the event for the calendar, in UTC', async () => {
    const calendar = await file('wine-walk.ics');
    expect(calendar).toContain('UID:autumn@wine-walk');
    expect(calendar).toMatch(/^SEQUENCE:\d{8}\r?$/m);
    expect(calendar).toContain('DTSTART:20261120T210000Z');
    expect(calendar).toContain('LOCATION:Depot Square\\, Harlow\\, VA');
    expect(calendar).toContain('URL:https://walk.example/waiver/ABC123');
  });
});
