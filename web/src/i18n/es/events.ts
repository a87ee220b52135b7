import type { events as english } from '../en/events.ts';

/** The Events screen in Spanish. */
export const events: typeof english = {
  title: 'Eventos de Wine Walk',
  lead: 'El paseo, qué esperar de él y para quién es.',
  current: 'Evento actual',
  date: 'Fecha',
  time: 'Hora',
  place: 'Lugar',
  openMap: 'Abrir en mapas',
  status: { upcoming: 'Empieza pronto', running: 'En marcha', ended: 'Terminado' },
  none: 'Las persianas están bajadas por ahora. El próximo paseo se anunciará aquí.',
  failed: 'No se pudieron cargar los eventos',
  expectTitle: 'Qué esperar',
  expect: [
    {
      name: 'Negocios locales',
      text: 'Restaurantes, bares de vinos, galerías y tiendas del distrito histórico abren sus puertas y sirven, cocinan y tocan para ti.',
    },
    {
      name: 'Apoyo a la comunidad',
      text: 'Cada entrada y cada visita ayudan a los pequeños negocios de tus vecinos.',
    },
    {
      name: 'Sistema de premios',
      text: 'Registra tu visita en cada puerta para llevarte su sello. Los sellos suman puntos y premios que canjeas por el camino.',
    },
  ],
  aboutTitle: 'Sobre la organización',
  about: [
    'Wine Walk lo organiza una asociación local sin fines de lucro que promueve los pequeños negocios del distrito histórico.',
    'Los voluntarios planean la ruta, convocan a los negocios y te reciben en la mesa. Lo que el paseo recauda vuelve a la calle: a las luces, las flores y la próxima velada.',
  ],
  guidelinesTitle: 'Normas del evento',
  guidelines: (hashtag, radiusMeters) => [
    {
      name: 'Bebe con responsabilidad',
      text: 'El agua y la comida son parte del paseo. Planea cómo volver a casa.',
    },
    { name: 'Respeta a los demás', text: 'A quien te recibe, a quien vive aquí y a quien pasea.' },
    {
      name: 'Permanece en la zona del evento',
      text: 'Las copas no salen del distrito.',
    },
    {
      name: 'Usa la ubicación para registrar tus visitas',
      text: `Tu teléfono muestra que estás a menos de ${radiusMeters} metros de la puerta.`,
    },
    {
      name: 'Comparte en redes sociales',
      text: hashtag
        ? `Etiqueta tus fotos con ${hashtag}.`
        : 'Usa la etiqueta del evento en tus fotos.',
    },
  ],
};
