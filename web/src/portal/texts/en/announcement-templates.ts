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

export type TemplatesForAttendees = Readonly<
  Record<TemplateKind, (event: EventFacts) => TemplateTexts>
>;

/** Templates of announcements in English, for attendees, in every language of the portal. */
export const templatesForAttendees: TemplatesForAttendees = {
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
};
