import { escapeHtml } from '../../functions/src/mail/mail-body.ts';

/** File in a mail. */
export interface CaughtFile {
  name: string;
  type: string;
  /** ID by which the HTML shows it; empty for none. */
  cid: string;
  base64: string;
}

/** Mail as the catcher received it. */
export interface CaughtMail {
  /** ID of the outbox document. */
  id: string;
  receivedAt: string;
  from: string;
  to: readonly string[];
  subject: string;
  text: string;
  /** Headers by name in lower case. */
  headers: Readonly<Record<string, string>>;
  /** Empty for a mail in plain text. */
  html: string;
  files: readonly CaughtFile[];
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 48rem; padding: 1.5rem 1rem; }
  h1 { font-size: 1.5rem; }
  ul { list-style: none; padding: 0; }
  li { border-bottom: 1px solid #8886; }
  li a { display: block; padding: .75rem 0; text-decoration: none; color: inherit; overflow-wrap: anywhere; }
  li a:hover strong { text-decoration: underline; }
  small, .muted { opacity: .75; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8886; border-radius: .5rem; padding: 1rem; font: inherit; }
  iframe { width: 100%; height: 48rem; border: 1px solid #8886; border-radius: .5rem; background: #fff; }
  dt { opacity: .75; } dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
`;

/** Returns the page of one mail, or of all if there is none with this ID. */
export function mailPage(mails: readonly CaughtMail[], id: string): string {
  const mail = mails.find((each) => each.id === id);
  const title = mail ? mail.subject : 'Mail';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – Wine Walk</title><style>${style}</style><body><main>${mail ? one(mail) : list(mails)}</main></body></html>`;
}

function list(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ id, to, subject, receivedAt }) =>
      `<li><a href="/dev/mail/${encodeURIComponent(id)}"><strong>${escapeHtml(subject)}</strong><br><small>To ${escapeHtml(to.join(', '))}, ${escapeHtml(receivedAt)}</small></a></li>`,
  );
  const empty = '<p>No mail yet. Ask for a sign-in link, and it lands here.</p>';
  return `<h1>Mail</h1><p class="muted">Everything the local app sent. Nothing leaves this machine.</p>${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : empty}`;
}

function one({ from, to, subject, text, html, files, receivedAt }: CaughtMail): string {
  const facts = { From: from, To: to.join(', '), Received: receivedAt };
  const rows = Object.entries(facts).map(([name, value]) => `<dt>${name}<dd>${escapeHtml(value)}`);
  const body = escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}">${url}</a>`,
  );
  return `<p><a href="/dev/mail">All mail</a></p><h1>${escapeHtml(subject)}</h1><dl>${rows.join('')}</dl>${attached(files)}<pre>${body}</pre>${preview(html, files)}`;
}

const dataUrl = ({ type, base64 }: CaughtFile) => `data:${type};base64,${base64}`;

/** Links that save the files. */
function attached(files: readonly CaughtFile[]): string {
  const links = files.map(
    (file) =>
      `<li><a download="${escapeHtml(file.name)}" href="${escapeHtml(dataUrl(file))}">${escapeHtml(file.name)}</a></li>`,
  );
  return links.length > 0 ? `<ul>${links.join('')}</ul>` : '';
}

/** HTML of the mail with its images, in a frame without scripts. */
function preview(html: string, files: readonly CaughtFile[]): string {
  if (!html) return '';
  const shown = files
    .filter(({ cid }) => cid)
    .reduce((page, file) => page.replaceAll(`cid:${file.cid}`, dataUrl(file)), html);
  return `<h2>As HTML</h2><iframe sandbox="allow-popups" title="HTML of the mail" srcdoc="${escapeHtml(shown)}"></iframe>`;
}
