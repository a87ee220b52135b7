import type { MailContent } from './mail-body.ts';

/** Returns the reference in a test mail, by which its recipient shows that it arrived. `id`: ID of the outbox document. */
export const mailReference = (id: string) => id.slice(0, 6).toUpperCase();

/**
 * Creates the mail by which staff check that mail works, in English like the tools that also send it. `appUrl`: URL of the app
 * that sends it.
 */
export function testMail(appUrl: string, id: string): Pick<MailContent, 'subject' | 'text'> {
  return {
    subject: 'Your walk can send mail',
    text: `This is the test mail you asked for. It came from ${appUrl}.\n\nReference: ${mailReference(id)}\n\nIf it landed in spam, mark it as not spam and ask your provider about SPF and DKIM.`,
  };
}
