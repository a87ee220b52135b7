/** What a ticket's QR opens: registration with the ticket filled in. `origin`: where the app is served. */
export function ticketUrl(ticketId: string, origin: string): string {
  return `${origin}/waiver?ticket=${encodeURIComponent(ticketId)}`;
}
