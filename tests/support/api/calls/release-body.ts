/** Valid release, as the portal sends it. */
export const releaseBody = {
  organizer: 'Uncork Elora Inc.',
  jurisdiction: 'the Province of Ontario',
  en: {
    title: 'Release of {organizer}',
    text: '1. Age\nYou are an adult.\n\n2. Law\nThe law of {jurisdiction} applies.',
  },
  es: {
    title: 'Exención de {organizer}',
    text: '1. Edad\nUsted es mayor de edad.\n\n2. Ley\nRige la ley de {jurisdiction}.',
  },
};
