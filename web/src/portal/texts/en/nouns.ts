/** Noun of a kind of record, within a sentence. */
export interface Noun {
  one: string;
  many: string;
  /** Grammatical gender, in languages that have one. */
  gender?: 'feminine' | 'masculine';
}

/** Kinds of records. */
export const nouns = {
  announcement: { one: 'announcement', many: 'announcements' },
  business: { one: 'business', many: 'businesses' },
  comment: { one: 'comment', many: 'comments' },
  event: { one: 'event', many: 'events' },
  mail: { one: 'mail', many: 'mails' },
  offer: { one: 'offer', many: 'offers' },
  organization: { one: 'organization', many: 'organizations' },
  pointRule: { one: 'point rule', many: 'point rules' },
  reward: { one: 'reward', many: 'rewards' },
  staffAccount: { one: 'staff account', many: 'staff accounts' },
} satisfies Record<string, Noun>;
