import type { TemplatesForAttendees } from '../en/announcement-templates.ts';

/** Templates of announcements in Spanish, for attendees, in every language of the portal. */
export const templatesForAttendees: TemplatesForAttendees = {
  reminder: ({ name, place, date, start }) => ({
    title: `Nos vemos mañana en ${name}`,
    message: `Empezamos a las ${start} el ${date}.${place && ` La mesa de registro está en ${place}.`}\n\nTrae una identificación con foto, zapatos cómodos y un plan para volver a casa sin riesgos.`,
  }),
  moved: ({ name, place, date, start }) => ({
    title: `Nueva hora o nuevo lugar: ${name}`,
    message: `${name} ahora empieza a las ${start} el ${date}.${place && ` Nos vemos en ${place}.`}\n\nTu boleto sigue siendo válido.`,
  }),
  urgent: ({ name }) => ({
    title: 'Un cambio esta noche',
    message: `Algo cambió en ${name}: …\n\nSi necesitas ayuda, pregunta a cualquiera del equipo.`,
  }),
  thanks: ({ name }) => ({
    title: 'Gracias por venir',
    message: `Gracias por venir a ${name}. A los negocios les encantó recibirte.\n\nCuéntanos cómo te fue: son tres toques en la pantalla de inicio.`,
  }),
};
