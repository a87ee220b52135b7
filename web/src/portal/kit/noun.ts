/** Noun of a kind of record, within a sentence. */
export interface Noun {
  one: string;
  many: string;
  /** 'feminine', 'masculine', or 'neuter' in languages without grammatical gender. */
  gender: string;
}
