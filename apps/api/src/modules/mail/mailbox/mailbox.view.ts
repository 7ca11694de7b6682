import { type Html, html, page } from '../../../http/html.ts'
import type { CaughtMail } from './mailbox.repository.ts'

export const mailboxStylesheet = '/dev/mail.css'

const codeIn = ({ text }: CaughtMail): string | undefined => /\b\d{6}\b/.exec(text)?.[0]

const time = ({ receivedAt }: CaughtMail): Html =>
  html`<time datetime="${receivedAt.toISOString()}">${receivedAt.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

const line = (mail: CaughtMail, to: string | undefined): Html => {
  const code = codeIn(mail)
  return html`<li><a href="/dev/mail?id=${mail.id.toString()}${to === undefined ? '' : `&to=${encodeURIComponent(to)}`}">
<span class="subject">${mail.subject}</span>
${code === undefined ? undefined : html`<strong class="code">${code}</strong>`}
<span class="about">${mail.recipient} · ${time(mail)}</span></a></li>`
}

const message = (mail: CaughtMail): Html => {
  const code = codeIn(mail)
  return html`<article>
<h2>${mail.subject}</h2>
<p class="about">To ${mail.recipient} · ${time(mail)}</p>
${code === undefined ? undefined : html`<p class="code-large">${code}</p>`}
<pre>${mail.text}</pre>
</article>`
}

const empty = html`<p class="empty">No mail yet. What the service sends arrives here within a second.</p>`

/** The mailbox of a development installation, newest first. It looks for new mail by itself. */
export function mailboxPage(mails: readonly CaughtMail[], shown?: CaughtMail, to?: string): string {
  const body = html`<header><h1><a href="/dev/mail">Mailbox</a></h1>
<p>Mail of this development installation. Nothing here has left this machine.</p>
<form method="get" action="/dev/mail"><label>Sent to <input type="email" name="to" value="${to ?? ''}" placeholder="every address"></label>
<button>Show</button></form></header>
<main>
<nav aria-label="Messages">${mails.length === 0 ? empty : html`<ol>${mails.map((mail) => line(mail, to))}</ol>`}</nav>
${shown ? message(shown) : undefined}
</main>`
  const title = shown ? `${shown.subject} · Mailbox` : 'Mailbox'
  // A message that is being read stays; the list renews itself.
  return page({ title, stylesheet: mailboxStylesheet, body, refreshSeconds: shown ? undefined : 3 })
}

export const mailboxCss = `
:root { color-scheme: light dark; --ground: #f8fafd; --ink: #10172a; --soft: #56607a; --line: #d9dfec; --mark: #2438d6; }
@media (prefers-color-scheme: dark) { :root { --ground: #0a0e19; --ink: #eef1fa; --soft: #9aa5c2; --line: #27304a; --mark: #93a4ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header { padding: 24px; border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 4px 24px; align-items: baseline; }
h1 { font-size: 20px; margin: 0; } h1 a, li a { color: inherit; text-decoration: none; }
header p { margin: 0; color: var(--soft); flex: 1; }
input, button { font: inherit; padding: 6px 12px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; }
main { display: grid; grid-template-columns: minmax(0, 420px) minmax(0, 1fr); }
main:not(:has(article)) { grid-template-columns: minmax(0, 720px); }
ol { list-style: none; margin: 0; padding: 0; }
li a { display: grid; grid-template-columns: 1fr auto; padding: 12px 24px; border-bottom: 1px solid var(--line); }
li a:hover, li a:focus-visible { background: color-mix(in srgb, var(--mark) 8%, transparent); }
.about, .empty { color: var(--soft); font-size: 14px; grid-column: 1 / -1; }
.empty { padding: 24px; margin: 0; font-size: 16px; }
.code { color: var(--mark); font-variant-numeric: tabular-nums; letter-spacing: 0.08em; }
article { padding: 24px 32px; } article h2 { margin: 0; font-size: 24px; }
.code-large { font-size: 48px; margin: 16px 0; font-weight: 700; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; }
pre { white-space: pre-wrap; font: inherit; }
@media (max-width: 760px) { main { grid-template-columns: 1fr; } article { order: -1; } }
`
