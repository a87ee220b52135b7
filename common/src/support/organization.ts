import { inNoLanguage } from '../model/languages.ts';
import { defaultOrganization, type OrganizationFacts } from '../model/organization-facts.ts';

/** Organization of the sample events, with the rules of the specification. */
export const organization: OrganizationFacts = {
  ...defaultOrganization,
  tagline: {
    ...inNoLanguage,
    en: 'A Historic District nonprofit',
    es: 'Una organización sin fines de lucro del distrito histórico',
  },
  about: {
    ...inNoLanguage,
    en: 'A local nonprofit that promotes the small businesses runs it.\n\nVolunteers plan the route.',
  },
  place: { ...inNoLanguage, en: 'Historic District', es: 'Distrito histórico' },
  minimumAge: 21,
  arrivalAdvice: { ...inNoLanguage, en: 'Arrive 15 minutes early.', es: 'Llega 15 minutos antes.' },
};
