import type { Language } from '@wine-walk/common/model/languages.ts';
/** File in a mail. `cid`: ID by which the HTML shows it as an image. */
export interface MailAttachment {
  filename: string;
  content: string | Buffer;
  contentType: string;
  cid?: string;
}

/** Content of a mail, in both forms if it has HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html?: string;
  attachments?: MailAttachment[];
  headers?: Record<string, string>;
}

/** Line of a mail: a text, a fact with its term, or a link with its label. */
export interface MailLine {
  term?: string;
  text: string;
  href?: string;
}

/** Image of an attachment. */
interface MailImage {
  cid: string;
  alt: string;
}

export interface MailSection {
  heading: string;
  lines: readonly MailLine[];
  /** Image below the lines; in plain text it is left out. */
  image?: MailImage;
  /** Links at the end, drawn as buttons; the first is the main one. */
  buttons?: readonly (MailLine & { href: string })[];
  /** True if the buttons are answers to choose from, of which none is the main one. */
  isChoice?: boolean;
}

/** Body that is written as plain text and as HTML. */
export interface MailBody {
  language: Language;
  title: string;
  lead: string;
  sections: readonly MailSection[];
  /** Color of the line at the top as `#rrggbb`. */
  accentColor: string;
  /** Name of the organization, at the top if it has no logo; in plain text it is left out. */
  brand: string;
  /** Logo at the top; in plain text it is left out. */
  logo: MailImage | null;
}

/** Breaks text that mail clients would make a link, if people typed it: invisibly, after each mark inside a word. */
export function unlinked(text: string): string {
  return text.replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u200b');
}

/** Returns the body as plain text. */
export function toText({ title, lead, sections }: MailBody): string {
  const parts = sections.map(({ heading, lines, buttons = [] }) =>
    [heading, ...lines.map(lineText), ...buttons.map(lineText)].filter(Boolean).join('\n'),
  );
  return [`${title}\n${lead}`, ...parts].join('\n\n');
}

function lineText({ term, text, href }: MailLine): string {
  return [term, text, href === text ? undefined : href].filter(Boolean).join(': ');
}

/** Returns the body as HTML with its styles in the elements, because mail clients remove style sheets. */
export function toHtml(body: MailBody): string {
  const { language, title, lead, sections, accentColor, brand, logo } = body;
  const header = logo
    ? `<img src="cid:${logo.cid}" alt="${escapeHtml(logo.alt)}" height="48" style="display:block;height:48px;width:auto;max-width:240px;margin:0 0 16px">`
    : `<p style="font-size:18px;font-weight:bold;color:${accentColor};margin:0 0 16px">${escapeHtml(brand)}</p>`;
  const parts = sections.map(({ heading, lines, image, buttons = [], isChoice }) => {
    const head =
      heading && `<h2 style="font-size:17px;margin:24px 0 4px">${escapeHtml(heading)}</h2>`;
    const rows = lines.map((line, index) => {
      // A section without a heading starts at the same distance.
      const top = index === 0 && !heading ? 16 : 4;
      return `<p style="margin:${top}px 0 4px">${lineHtml(line)}</p>`;
    });
    const picture =
      image &&
      `<img src="cid:${image.cid}" alt="${escapeHtml(image.alt)}" width="220" height="220" style="display:block;background:#ffffff;margin:8px 0">`;
    const links = buttons.map((button, index) =>
      buttonHtml(button, index === 0 && !isChoice && accentColor),
    );
    return [head, ...rows, picture, ...links].filter(Boolean).join('\n');
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:16px;background:#ffffff;color:#222222;font:16px/1.5 Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;border-top:6px solid ${accentColor};padding-top:16px">
${header}<h1 style="font-size:24px;line-height:1.25;margin:0 0 8px">${escapeHtml(title)}</h1>
<p style="margin:0">${escapeHtml(lead)}</p>
${parts.join('\n')}
</div></body></html>`;
}

/** `fill`: color of a main button; false for another one. */
function buttonHtml({ text, href }: MailLine & { href: string }, fill: string | false): string {
  const color = fill ? `background:${fill};color:#ffffff` : 'color:#222222';
  return `<p style="margin:12px 0 4px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;border:1px solid ${fill || '#8a8a8a'};border-radius:8px;${color};font-weight:bold;text-decoration:none">${escapeHtml(text)}</a></p>`;
}

function lineHtml({ term, text, href }: MailLine): string {
  const label = escapeHtml(text);
  const value = href
    ? `<a href="${escapeHtml(href)}" style="color:#222222;overflow-wrap:anywhere">${label}</a>`
    : `<span style="overflow-wrap:anywhere">${label}</span>`;
  return term ? `<strong>${escapeHtml(term)}:</strong> ${value}` : value;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Returns a text as it stands in HTML and in its attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
