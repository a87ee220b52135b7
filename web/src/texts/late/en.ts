/** What is read only after something was opened, so that no first screen waits for it. A room is added in es.ts, too. */
export const english = {
  facts: {
    title: 'Good to know',
    openTonight: 'Open tonight',
    from: (time: string) => `from ${time}`,
    until: (time: string) => `until ${time}`,
    offered: 'On offer tonight',
    withoutAlcohol: 'Without alcohol',
    entrance: 'Entrance',
    stepFree: { yes: 'Step-free', no: 'There are steps' },
    restroom: 'Restroom',
    restrooms: { none: 'None for guests', yes: 'Yes, not step-free', step_free: 'Yes, step-free' },
    website: 'Website',
    phone: 'Phone',
    offline: 'More about it comes with a connection.',
  },
  list: {
    layout: 'Layout',
    cards: 'Cards',
    compact: 'List',
    wantedFull: (max: number) =>
      `Your list is full: ${max} businesses. Take one off to add another.`,
  },
};

export type LateTexts = typeof english;
