import type { MailParams } from '../../../src/model/mails/mailParams.ts';
import { Markup, markup } from '../../../src/model/base/markup.ts';

/** Programs that know no dark scheme show the light one; no program shows a script or a font of ours. */
const STYLE = new Markup(`
  :root { color-scheme: light dark; supported-color-schemes: light dark }
  @media (prefers-color-scheme: dark) {
    .page, .sheet { background: #121110 !important; color: #ece8e1 !important }
    .name, .words { color: #ece8e1 !important }
    .small { color: #9a938a !important; border-color: #2a2724 !important }
  }`);

const FONT = "font-family: 'Helvetica Neue', Helvetica, Arial, sans-serif";

/** The paragraphs of a text: an empty line parts them, and a line stays a line. */
function paragraphs(text: string, style: string): Markup[] {
  return text.split('\n\n').map((paragraph) => {
    const [first = '', ...others] = paragraph.split('\n');
    const lines = others.map((line) => markup`<br>${line}`);
    return markup`<p style="${style}">${first}${lines}</p>`;
  });
}

/** The names of the pictures in a mail. */
export const PICTURE_IDS = { logo: 'logo@mail', picture: 'picture@mail' } as const;

const NAME = "font-family: Georgia, 'Times New Roman', serif; font-size: 22px; line-height: 30px";

/** The logo, or the name. Where pictures are not shown, the name stands in the logo's place. */
function heading({ from_name: name, logo }: MailParams): Markup {
  if (!logo) {
    return markup`<p class="name" style="margin: 0 0 32px; ${NAME}; color: #1b1a18">${name}</p>`;
  }
  const style = `display: block; border: 0; max-width: 100%; height: auto; ${NAME}`;
  return markup`<p class="name" style="margin: 0 0 32px; color: #1b1a18"><img src="cid:${PICTURE_IDS.logo}" alt="${name}" width="${String(logo.width)}" height="${String(logo.height)}" style="${style}"></p>`;
}

function pictureOf({ picture, link }: MailParams): readonly Markup[] {
  if (!picture) return [];
  const { width, height, alt } = picture;
  const style = `display: block; border: 0; width: 100%; max-width: ${width}px; height: auto; ${NAME}`;
  return [
    markup`<p class="name" style="margin: 0 0 32px; color: #1b1a18"><a href="${link}" style="color: inherit; text-decoration: none"><img src="cid:${PICTURE_IDS.picture}" alt="${alt}" width="${String(width)}" height="${String(height)}" style="${style}"></a></p>`,
  ];
}

function button({ link, link_text: words }: MailParams): Markup {
  const style = `display: inline-block; background: #a4481f; color: #fffaf6; ${FONT}; font-size: 16px; line-height: 24px; text-decoration: none; padding: 12px 24px; border-radius: 4px`;
  return markup`<p style="margin: 28px 0"><a href="${link}" style="${style}">${words}</a></p>`;
}

/** The words that go before the link: those in small type follow it. */
const wordsOf = ({ message, small_print: small = '' }: MailParams): string =>
  small === '' ? message : message.slice(0, -small.length).trimEnd();

function smallPrint({ small_print: small = '' }: MailParams): readonly Markup[] {
  if (small === '') return [];
  const style = 'margin: 0 0 12px; font-size: 13px; line-height: 20px';
  return [
    markup`<div class="small" style="border-top: 1px solid #e4dfd8; margin-top: 32px; padding-top: 24px; color: #6b665f">${paragraphs(small, style)}</div>`,
  ];
}

/** A mail as programs show it that read HTML: one column, in the shop's name. */
export function mailHtml(mail: MailParams): string {
  const words = 'margin: 0 0 16px; font-size: 16px; line-height: 26px';
  return markup`<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${mail.subject}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: #faf8f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" class="page" style="padding: 24px 0; background: #faf8f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width: 600px"><tr><td class="sheet" style="padding: 8px 24px; ${FONT}; color: #1b1a18; text-align: left">
${heading(mail)}
${pictureOf(mail)}
<div class="words">${paragraphs(wordsOf(mail), words)}</div>
${button(mail)}
${smallPrint(mail)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`.text;
}
