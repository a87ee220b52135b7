import type { feedback as english } from '../en/feedback.ts';

export const feedback: typeof english = {
  title: 'Opiniones',
  lead: 'Lo que nos dijeron los asistentes al final. Las respuestas son anónimas.',
  noEvent: 'Primero crea un evento. Los asistentes responden cuando termina.',
  failed: 'No pudimos cargar las opiniones',
  failedHelp: 'Revisa tu conexión e inténtalo de nuevo.',
  none: 'Aún no hay opiniones',
  noneHelp: 'Preguntamos a los asistentes cuando termina el evento.',
  answers: (count) => (count === 1 ? '1 respuesta' : `${count} respuestas`),
  questions: {
    evening: {
      label: 'Tu noche',
      short: 'Noche',
      grades: ['Regular', 'Bien', 'Me encantó'],
    },
    businesses: {
      label: 'Los negocios',
      short: 'Negocios',
      grades: ['Regular', 'Bien', 'Me encantaron'],
    },
    again: {
      label: '¿Volverías?',
      short: 'Volvería',
      grades: ['No', 'Quizás', 'Sí'],
    },
  },
  table: {
    label: 'Respuestas',
    question: 'Pregunta',
    answer: 'Respuesta',
    people: 'Personas',
  },
  comments: {
    title: 'Comentarios',
    comment: 'Comentario',
    all: 'Todos',
    none: 'Aún no hay comentarios.',
  },
};
