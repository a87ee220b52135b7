/** Color of the product, for an organization without one. */
export const productAccent = '#6e1f3a';

/** Accent colors to choose from, each readable on the light background; empty for the product's own. */
export const accentSwatches = {
  wine: '',
  plum: '#5b2a6e',
  navy: '#1f4e6e',
  teal: '#0f5f5c',
  forest: '#235a37',
  olive: '#585a1c',
  rust: '#96401c',
  slate: '#3c4654',
};
