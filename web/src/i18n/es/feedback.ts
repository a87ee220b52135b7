import type { feedback as english } from '../en/feedback.ts';

/** Feedback form at the end of the event, and its thank-you message, in Spanish. */
export const feedback: typeof english = {
  title: '¿Qué te pareció?',
  lead: 'Con tres toques nos ayudas a mejorar el próximo paseo.',
  questions: {
    evening: 'Tu noche',
    businesses: 'Los negocios',
    again: '¿Volverías?',
  },
  grades: {
    evening: { 1: 'Regular', 2: 'Bien', 3: 'Me encantó' },
    businesses: { 1: 'Regular', 2: 'Bien', 3: 'Me encantaron' },
    again: { 1: 'No', 2: 'Quizás', 3: 'Sí' },
  },
  comment: '¿Algo más? (opcional)',
  commentTooLong: (max, over) => `Como máximo ${max} caracteres: sobran ${over}.`,
  anonymous: 'Se guarda sin tu nombre ni la hora.',
  send: 'Enviar opinión',
  sending: 'Enviando…',
  failed: 'No se pudo enviar tu opinión',
  thanksTitle: '¡Gracias!',
  thanks: '¡Gracias por pasear con nosotros! Hasta la próxima.',
  thanksFrom: (name) => `${name} te agradece el paseo. Hasta la próxima.`,
  more: (name) => `Más sobre ${name}`,
};
