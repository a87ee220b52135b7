interface TicketIdTextProps {
  /** Text that contains the ID. */
  text: string;
  ticketId: string;
}

/** Text with a ticket ID, which breaks at its hyphen only if it is longer than a line. */
export function TicketIdText({ text, ticketId }: TicketIdTextProps) {
  const at = text.indexOf(ticketId);
  if (ticketId === '' || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span style={{ display: 'inline-block' }}>{ticketId}</span>
      {text.slice(at + ticketId.length)}
    </>
  );
}
