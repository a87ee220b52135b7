/** Returns a text in which a sentence that ends with a time such as '2:18 p.m.' has one period. */
export const onePeriod = (text: string): string => text.replace(/([ap]\.\s?m\.\u2069?)\./giu, '$1');
