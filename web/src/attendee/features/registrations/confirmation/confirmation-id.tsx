import { Fragment } from 'react';

const groupLength = 5;

/** Confirmation ID; where large text makes it wider than its card, it breaks between groups of characters. */
export function ConfirmationId({ id }: { id: string }) {
  const starts = Array.from(
    { length: Math.ceil(id.length / groupLength) },
    (_, at) => at * groupLength,
  );
  return starts.map((start) => (
    <Fragment key={start}>
      {start > 0 && <wbr />}
      {id.slice(start, start + groupLength)}
    </Fragment>
  ));
}
