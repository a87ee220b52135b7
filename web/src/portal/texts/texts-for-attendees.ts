import type { Language } from '../../platform/device/language.ts';

/** Title and message to start from. */
export interface TemplateTexts {
  title: string;
  message: string;
}

/** Facts of the event in a template. */
export interface EventFacts {
  name: string;
  place: string;
  date: string;
  start: string;
}

export type TemplateKind = 'reminder' | 'moved' | 'urgent' | 'thanks';

interface AttendeeTexts {
  /** Announcements to start from. */
  templates: Readonly<Record<TemplateKind, (event: EventFacts) => TemplateTexts>>;
  poster: {
    title: string;
    /** Title if a location is not enough for a stamp. */
    titleRequired: string;
    how: (app: string) => string;
  };
}

/** Texts that staff send or print for attendees, in both languages whatever the language of the portal is. */
export const textsForAttendees: Record<Language, AttendeeTexts> = {
  en: {
    templates: {
      reminder: ({ name, place, date, start }) => ({
        title: `See you tomorrow at ${name}`,
        message: `We start at ${start} on ${date}.${place && ` The registration desk is at ${place}.`}\n\nBring a photo ID, comfortable shoes and a plan for a safe way home.`,
      }),
      moved: ({ name, place, date, start }) => ({
        title: `New time or place: ${name}`,
        message: `${name} now starts at ${start} on ${date}.${place && ` We meet at ${place}.`}\n\nYour ticket is still good.`,
      }),
      urgent: ({ name }) => ({
        title: 'A change tonight',
        message: `Something changed at ${name}: …\n\nIf you need help, ask anyone on staff.`,
      }),
      thanks: ({ name }) => ({
        title: 'Thank you for walking with us',
        message: `Thank you for coming to ${name}. The businesses loved having you.\n\nTell us how it was: the feedback is three taps on the home screen.`,
      }),
    },
    poster: {
      title: 'Get your stamp here.',
      titleRequired: 'Only this code gets your stamp here.',
      how: (app) =>
        `Scan the code with your phone's camera, or open ${app}, choose Scan QR and type the PIN.`,
    },
  },
  es: {
    templates: {
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
    },
    poster: {
      title: 'Consigue aquí tu sello.',
      titleRequired: 'Solo este código te da el sello aquí.',
      how: (app) =>
        `Escanea el código con la cámara del teléfono, o abre ${app}, elige Escanear QR y escribe el PIN.`,
    },
  },
};
