import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { organizationLocale } from '@wine-walk/common/lib/organization-locale.ts';
import type {
  LanguageCode,
  OrganizationFacts,
} from '@wine-walk/common/model/organization-facts.ts';
import { formats } from '../../../i18n/format.ts';

/** Title and message to start from. */
export interface TemplateTexts {
  title: string;
  message: string;
}

interface EventFacts {
  name: string;
  place: string;
  date: string;
  start: string;
}

export const templateKinds = ['reminder', 'moved', 'urgent', 'thanks'] as const;

export type TemplateKind = (typeof templateKinds)[number];

/** Returns the kind of this name; undefined for another text. */
export const templateKind = (name: string | null): TemplateKind | undefined =>
  templateKinds.find((kind) => kind === name);

export const templateLabels: Readonly<Record<TemplateKind, string>> = {
  reminder: 'Reminder the day before',
  moved: 'New time or place',
  urgent: 'Urgent change',
  thanks: 'Thank-you afterwards',
};

const textsOf: Readonly<
  Record<LanguageCode, Record<TemplateKind, (event: EventFacts) => TemplateTexts>>
> = {
  en: {
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
  es: {
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
};

/** Returns the texts of a template in a language, with the name, time and place of the event. */
export function templateTexts(
  kind: TemplateKind,
  language: LanguageCode,
  { name, place, startTime, timeZone }: AdminEvent,
  organization: OrganizationFacts,
): TemplateTexts {
  const { date, time } = formats(organizationLocale(organization, language));
  return textsOf[language][kind]({
    name,
    place,
    date: date(startTime, timeZone),
    start: time(startTime, timeZone),
  });
}
