import type { events as english } from '../en/events.ts';

/** The Events screen in Spanish. */
export const events: typeof english = {
  title: (name) => `Eventos de ${name}`,
  lead: 'El paseo, qué esperar y a quién apoya.',
  current: 'Evento actual',
  date: 'Fecha',
  time: 'Hora',
  place: 'Lugar',
  openMap: 'Abrir en mapas',
  status: { upcoming: 'Próximamente', soon: 'Empieza pronto', ended: 'Terminado' },
  none: 'Nada planeado por ahora. Aquí anunciaremos el próximo paseo.',
  failed: 'No se pudieron cargar los eventos',
  expectTitle: 'Qué esperar',
  expect: [
    {
      name: 'Negocios locales',
      text: 'Restaurantes, bares de vinos, galerías y tiendas abren sus puertas para recibirte.',
    },
    {
      name: 'Apoyo a la comunidad',
      text: 'Cada boleto y cada visita ayudan a los pequeños negocios de tus vecinos.',
    },
    {
      name: 'Sistema de premios',
      text: 'Registra tu visita en cada parada para llevarte su sello. Los sellos suman puntos y desbloquean premios en el camino.',
    },
  ],
  aboutTitle: 'Sobre la organización',
  guidelinesTitle: 'Normas del evento',
  alcoholRules: {
    inside: 'Disfruta tu vino adentro. Termina tu copa antes de seguir.',
    area: 'Puedes llevar tu copa dentro de la zona del evento, pero no más allá.',
    cup: 'Afuera, lleva el vino solo en el vaso del evento y dentro de la zona del evento.',
  },
  guidelines: (hashtag, radius, alcohol) => [
    {
      name: 'Toma con responsabilidad',
      text: 'Come, toma agua y planea cómo volver a casa.',
    },
    {
      name: 'Respeta a los demás',
      text: 'Trata bien a quienes te reciben, a los vecinos y a los demás.',
    },
    {
      name: 'Permanece en la zona del evento',
      text: alcohol,
    },
    {
      name: 'Usa la ubicación para registrar tus visitas',
      text: `Tu teléfono confirma que estás a menos de ${radius} del negocio.`,
    },
    {
      name: 'Comparte en redes sociales',
      text: hashtag
        ? `Etiqueta tus fotos con ${hashtag}.`
        : 'Usa la etiqueta del evento en tus fotos.',
    },
  ],
};
