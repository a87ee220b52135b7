import { alternatives } from '@wine-walk/common/lib/alternatives.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';
import type { PaymentMethods } from '@wine-walk/common/model/organization-facts.ts';
import type { RegistrationDocument } from '@wine-walk/common/model/registrations.ts';

/** Texts of the confirmation in one language. */
interface ConfirmationTexts {
  subject: (event: string) => string;
  title: string;
  lead: (event: string) => string;
  date: string;
  time: string;
  place: string;
  map: string;
  confirmationId: string;
  ticket: string;
  payment: string;
  ticketPaid: string;
  paid: (price: string) => string;
  deskTicket: (ticketId: string) => string;
  due: (price: string, payments: string) => string;
  /** 'Cash only', 'Cash or card'. */
  payments: (methods: PaymentMethods) => string;
  bring: string;
  photoId: (age: number | null) => string;
  wayHome: string;
  desk: string;
  showCode: string;
  codeLabel: (submissionId: string) => string;
  openConfirmation: string;
  calendarNote: (advice: string, url: string) => string;
  copy: string;
  copyAttached: string;
  signAtDesk: string;
  signedBy: string;
  signedAt: string;
  signedWhere: string;
  signedOn: Readonly<Record<RegistrationDocument['signedOn'], string>>;
  electronicRecords: string;
  version: string;
  fingerprint: string;
  checkAt: string;
  questions: (email: string) => string;
  copyFile: string;
  calendarFile: string;
}

export const confirmationTexts: Readonly<Record<Language, ConfirmationTexts>> = {
  en: {
    subject: (event) => `You’re registered for ${event}`,
    title: 'You’re all set',
    lead: (event) => `You’re on the list for ${event}.`,
    date: 'Date',
    time: 'Time',
    place: 'Place',
    map: 'Map',
    confirmationId: 'Confirmation ID',
    ticket: 'Ticket ID',
    payment: 'Payment',
    ticketPaid: 'Your ticket is paid. There’s nothing to pay at the desk.',
    paid: (price) => `We got your ${price}. There’s nothing left to pay.`,
    deskTicket: (ticketId) =>
      `Show ticket ${ticketId} at the desk. If it’s yours, there’s nothing to pay.`,
    due: (price, payments) => `Bring ${price} to the registration desk. ${payments}.`,
    payments: ({ cash, card, other }) =>
      alternatives([cash && 'cash', card && 'card', other], 'or', (one) => `${one} only`),
    bring: 'What to bring',
    photoId: (age) =>
      `A valid photo ID. You must be ${age === null ? 'of legal drinking age' : `${age} or older`}.`,
    wayHome: 'A plan for a safe way home.',
    desk: 'At the registration desk',
    showCode: 'Show the QR code in this email, or open your confirmation.',
    codeLabel: (submissionId) => `QR code for confirmation ${submissionId}`,
    openConfirmation: 'Open your confirmation',
    calendarNote: (advice, url) => [advice, 'Bring photo ID.', url].filter(Boolean).join(' '),
    copy: 'Your signed waiver',
    copyAttached: 'A copy of the text you signed is attached.',
    signAtDesk: 'You’ll read and sign the waiver at the registration desk.',
    signedBy: 'Signed by',
    signedAt: 'Signed',
    signedWhere: 'Where',
    signedOn: {
      'own-device': 'On the signer’s own device',
      'host-device': 'On the device of the person who registered them',
      'desk-device': 'At the registration desk',
      paper: 'On paper, kept by the organizer',
    },
    electronicRecords: 'The signer agreed to sign and receive this copy electronically.',
    version: 'Version',
    fingerprint: 'Fingerprint of the text (SHA-256)',
    checkAt: 'Check this copy at',
    questions: (email) => `Questions, or not you? Write to ${email}.`,
    copyFile: 'signed-waiver.txt',
    calendarFile: 'wine-walk.ics',
  },
  es: {
    subject: (event) => `Ya tienes tu registro para ${event}`,
    title: '¡Todo listo!',
    lead: (event) => `Estás en la lista de ${event}.`,
    date: 'Fecha',
    time: 'Hora',
    place: 'Lugar',
    map: 'Mapa',
    confirmationId: 'Número de confirmación',
    ticket: 'Número de boleto',
    payment: 'Pago',
    ticketPaid: 'Tu boleto está pagado. No pagas nada en la mesa.',
    paid: (price) => `Recibimos tu pago de ${price}. No debes nada.`,
    deskTicket: (ticketId) =>
      `Muestra el boleto ${ticketId} en la mesa. Si es tuyo, no pagas nada.`,
    due: (price, payments) => `Lleva ${price} a la mesa de registro. ${payments}.`,
    payments: ({ cash, card, other }) =>
      alternatives([cash && 'efectivo', card && 'tarjeta', other], 'o', (one) => `solo ${one}`),
    bring: 'Qué llevar',
    photoId: (age) =>
      `Una identificación válida con foto. Debes tener ${age === null ? 'la edad legal para beber' : `${age} años o más`}.`,
    wayHome: 'Un plan para volver a casa sin riesgos.',
    desk: 'En la mesa de registro',
    showCode: 'Muestra el código QR de este correo o abre tu confirmación.',
    codeLabel: (submissionId) => `Código QR de la confirmación ${submissionId}`,
    openConfirmation: 'Abre tu confirmación',
    calendarNote: (advice, url) =>
      [advice, 'Trae una identificación con foto.', url].filter(Boolean).join(' '),
    copy: 'Tu exención firmada',
    copyAttached: 'Adjuntamos una copia del texto que firmaste.',
    signAtDesk: 'Lees y firmas la exención en la mesa de registro.',
    signedBy: 'Firmó',
    signedAt: 'Firmada',
    signedWhere: 'Dónde',
    signedOn: {
      'own-device': 'En el dispositivo de quien firma',
      'host-device': 'En el dispositivo de quien hizo el registro',
      'desk-device': 'En la mesa de registro',
      paper: 'En papel, guardada por el organizador',
    },
    electronicRecords: 'Quien firmó aceptó hacerlo y recibir esta copia por medios electrónicos.',
    version: 'Versión',
    fingerprint: 'Huella del texto (SHA-256)',
    checkAt: 'Comprueba esta copia en',
    questions: (email) => `¿Tienes preguntas o no te registraste? Escribe a ${email}.`,
    copyFile: 'exencion-firmada.txt',
    calendarFile: 'wine-walk.ics',
  },
};
