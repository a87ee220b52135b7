import { atTime } from '@wine-walk/common/lib/spanish-times.ts';
import type { Language } from '@wine-walk/common/model/languages.ts';

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
  /** Names of the sponsors, as 'A, B, and C'; empty for none. */
  sponsors: string;
}

export type TemplateKind = 'reminder' | 'moved' | 'urgent' | 'thanks';

interface AttendeeTexts {
  /** Announcements to start from. */
  templates: Readonly<Record<TemplateKind, (event: EventFacts) => TemplateTexts>>;
  /** Privacy notice that a new organization starts with: what the product keeps, why and how long. */
  privacyNotice: string;
  /** Title of an announcement that is written without one. */
  urgentTitle: string;
  poster: {
    title: string;
    /** Title if a location is not enough for a stamp. */
    titleRequired: string;
    how: (app: string) => string;
  };
  /** Age that attendees must have, at the start of a sentence. `years`: null for the legal drinking age. */
  age: (years: number | null) => string;
  /** Printed cards. `age`: as above. */
  cards: {
    /** Label of the line for the name. */
    name: string;
    stamps: (age: string) => string;
    ticket: (age: string) => string;
    /** Of a ticket without an event. */
    anyEvent: string;
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
      thanks: ({ name, sponsors }) => ({
        title: 'Thank you for walking with us',
        message: `Thank you for coming to ${name}. The businesses loved having you.${sponsors && `\n\nOur thanks to ${sponsors}, who made it possible.`}\n\nTell us how it was: the feedback is three taps on the home screen.`,
      }),
    },
    privacyNotice: [
      'We keep what you type when you register: your name, email, phone and emergency contact. We use it to check you in, to reach someone for you in an emergency, and to send you news only if you asked for it.',
      'If you join a waiting list, we keep your email until you register or the walk is over. If you ask to hear about the next walk, we keep your email until we’ve sent you that one message, for a year at most. We use neither for anything else.',
      'When you check in at a business, your phone sends its precise location at that moment, its accuracy and the time. We use it to confirm that you were there and to award stamps, points and rewards. We do not follow you between check-ins.',
      'When the app shows you an announcement, we note which one, to know how many phones an urgent message reached.',
      'The waiver you signed is kept with the time, your internet address and the kind of browser, as proof of your agreement.',
      'We do not sell your data and we do not show ads. Businesses see how many people visited, never who.',
      'You can delete your data any time in your profile; until then we keep it, so that you find your stamps again. The signed waiver stays sealed for three years after the walk, until a claim is no longer possible, then it is deleted too.',
    ].join('\n\n'),
    urgentTitle: 'Please note',
    poster: {
      title: 'Get your stamp here.',
      titleRequired: 'Only this code gets your stamp here.',
      how: (app) =>
        `Scan the code with your phone's camera, or open ${app}, choose Scan QR and type the PIN.`,
    },
    age: (years) => (years === null ? 'Of legal drinking age' : `${years} or older`),
    cards: {
      name: 'Name',
      stamps: (age) => `Bring this card to the desk for your rewards. ${age}, photo ID.`,
      ticket: (age) => `Scan to register. ${age}, photo ID.`,
      anyEvent: 'Good for any one event',
    },
  },
  es: {
    templates: {
      reminder: ({ name, place, date, start }) => ({
        title: `Nos vemos mañana en ${name}`,
        message: `Empezamos ${atTime(start)} el ${date}.${place && ` La mesa de registro está en ${place}.`}\n\nTrae una identificación con foto, zapatos cómodos y un plan para volver a casa sin riesgos.`,
      }),
      moved: ({ name, place, date, start }) => ({
        title: `Nueva hora o nuevo lugar: ${name}`,
        message: `${name} ahora empieza ${atTime(start)} el ${date}.${place && ` Nos vemos en ${place}.`}\n\nTu boleto sigue siendo válido.`,
      }),
      urgent: ({ name }) => ({
        title: 'Un cambio esta noche',
        message: `Algo cambió en ${name}: …\n\nSi necesitas ayuda, pregunta a cualquiera del equipo.`,
      }),
      thanks: ({ name, sponsors }) => ({
        title: 'Gracias por venir',
        message: `Gracias por venir a ${name}. A los negocios les encantó recibirte.${sponsors && `\n\nGracias también a ${sponsors}, que lo hicieron posible.`}\n\nCuéntanos cómo te fue: son tres toques en la pantalla de inicio.`,
      }),
    },
    privacyNotice: [
      'Guardamos lo que escribes al registrarte: tu nombre, correo, teléfono y contacto de emergencia. Lo usamos para recibirte, para avisar a alguien en una emergencia y para enviarte noticias solo si las pediste.',
      'Si te anotas en una lista de espera, guardamos tu correo hasta que te registras o termina el paseo. Si pides que te avisemos del próximo paseo, guardamos tu correo hasta enviarte ese único mensaje, un año como máximo. No los usamos para nada más.',
      'Cuando registras una visita, tu teléfono envía su ubicación precisa en ese momento, su precisión y la hora. La usamos para confirmar que estuviste ahí y para darte sellos, puntos y premios. No te seguimos entre una visita y otra.',
      'Cuando la app te muestra un anuncio, anotamos cuál, para saber a cuántos teléfonos llegó un aviso urgente.',
      'La exención que firmaste se guarda con la hora, tu dirección de internet y el tipo de navegador, como prueba de tu acuerdo.',
      'No vendemos tus datos ni mostramos anuncios. Los negocios ven cuántas personas los visitaron, nunca quiénes.',
      'Puedes borrar tus datos en tu perfil cuando quieras; hasta entonces los guardamos para que encuentres tus sellos. La exención firmada queda sellada tres años después del paseo, hasta que ya no sea posible un reclamo; después también se borra.',
    ].join('\n\n'),
    urgentTitle: 'Aviso importante',
    poster: {
      title: 'Consigue aquí tu sello.',
      titleRequired: 'Solo este código te da el sello aquí.',
      how: (app) =>
        `Escanea el código con la cámara del teléfono, o abre ${app}, elige Escanear QR y escribe el PIN.`,
    },
    age: (years) => (years === null ? 'Edad legal para beber' : `${years} años o más`),
    cards: {
      name: 'Nombre',
      stamps: (age) => `Llévala a la mesa por tus premios. ${age}, con identificación.`,
      ticket: (age) => `Escanea para registrarte. ${age}. Trae identificación con foto.`,
      anyEvent: 'Válido para un evento, el que quieras',
    },
  },
};
