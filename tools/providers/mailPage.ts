import type { AuthMail } from './authMails.ts';
import type { CaughtMail } from './emailService.ts';
import { escapeHtml } from './http.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-inline-size: 60rem; margin: 3rem auto; padding-inline: 1.5rem }
  article { border-block-start: 1px solid #8884; padding-block: 1rem }
  h2 { font-size: 1rem; margin: 0 } p { margin: .25rem 0 } pre { white-space: pre-wrap; font: inherit; margin: 0 }
  dl { display: grid; grid-template-columns: 10rem 1fr; gap: .25rem 1rem; margin: .5rem 0 }
  dt { opacity: .7 } dd { margin: 0 } a { overflow-wrap: anywhere }`;

function authArticle({ to, kind, link }: AuthMail): string {
  const safe = escapeHtml(link);
  return `<article><h2>${escapeHtml(kind)}</h2><p>To ${escapeHtml(to)}</p><p><a href="${safe}">${safe}</a></p></article>`;
}

function mailArticle({ at, template, to, params }: CaughtMail): string {
  const rows = Object.entries(params)
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`)
    .join('');
  return `<article><h2>${escapeHtml(template)}</h2><p>To ${escapeHtml(to)}, ${at}</p><dl>${rows}</dl></article>`;
}

function section(title: string, articles: string[]): string {
  return `<section><h1>${title}</h1>${articles.join('') || '<p>None yet.</p>'}</section>`;
}

/** A page with every mail that would have left the machine. Reloads itself. */
export function mailPage(auth: AuthMail[], mails: CaughtMail[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Caught mails</title>
<meta http-equiv="refresh" content="3"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>
<body>${section('Sign-in mails', auth.map(authArticle))}${section('Mails of the site', mails.map(mailArticle))}</body></html>`;
}
