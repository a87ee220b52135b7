/** Outcome of a notification. `gone`: the person does not have the channel any more. `unavailable`: a repeat may succeed. */
export type DeliveryOutcome = 'delivered' | 'gone' | 'unavailable';
