/** Privacy notice and contact of the organization. */
export const organization = {
  privacyTitle: 'Privacy',
  privacyLead: (name: string) => `What ${name} keeps about you, why, and for how long.`,
  noNotice: 'The organizer hasn’t published a privacy notice yet.',
  questions: 'Questions?',
  failed: 'We couldn’t load the privacy notice',
};
