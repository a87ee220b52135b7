import { describe, expect, it } from 'vitest';
import { type CaughtMail, mailPage } from './mail-page.ts';

const mail: CaughtMail = {
  id: 'm1',
  receivedAt: '2026-11-24T18:00:00.000Z',
  from: 'walk@example.org',
  to: ['maya@example.com'],
  subject: '<script>alert(1)</script>',
  headers: {},
  text: 'Open http://127.0.0.1:9099/link?a=1&b=2 "now"',
  html: '<p>Open <img src="cid:code"></p>',
  files: [{ name: 'qr.png', type: 'image/png', cid: 'code', base64: 'AAAA' }],
};

describe('mailPage', () => {
  it('lists the mails, escaped, and names an empty list', () => {
    const page = mailPage([mail], '');
    expect(page).toContain('href="/dev/mail/m1"');
    expect(page).toContain('To maya@example.com');
    expect(page).not.toContain('<script>');
    expect(mailPage([], '')).toContain('No mail yet.');
  });

  it('shows one mail with its links', () => {
    const page = mailPage([mail], 'm1');
    expect(page).toContain(
      '<a href="http://127.0.0.1:9099/link?a=1&amp;b=2">http://127.0.0.1:9099/link?a=1&amp;b=2</a>',
    );
    expect(page).toContain('&quot;now&quot;');
  });

  it('shows the HTML with its images in a frame, and links the files', () => {
    const page = mailPage([mail], 'm1');
    expect(page).toContain('srcdoc="&lt;p&gt;Open &lt;img src=&quot;data:image/png;base64,AAAA');
    expect(page).toContain('<a download="qr.png" href="data:image/png;base64,AAAA">qr.png</a>');
    expect(mailPage([{ ...mail, html: '', files: [] }], 'm1')).not.toContain('<iframe');
  });
});
