/** Providers that deliver an address with and without dots to the same mailbox. */
const domainsWithoutDots: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns the mailbox of an email, for limits and for documents that exist once per mailbox: 'ana+walk@example.com' is
 * 'ana@example.com'. Mails are sent to the email itself.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  return `${domainsWithoutDots.has(domain) ? name.replaceAll('.', '') : name}@${domain}`;
}
