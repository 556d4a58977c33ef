import { escapeHtml } from '../html.ts'
import type { OutboxMail } from './outbox.ts'

type Language = 'ja' | 'en'

const TEXTS = {
  ja: {
    title: '送信トレイ',
    lead: 'メールサーバーが設定されていないため、メールは送信されず、ここに届きます。',
    none: 'まだメールはありません。',
    to: '宛先',
    back: '送信トレイへ',
  },
  en: {
    title: 'Outbox',
    lead: 'No mail server is configured, so mail is not sent but kept here.',
    none: 'No mail yet.',
    to: 'To',
    back: 'Back to the outbox',
  },
} as const

/** Colours and sizes of the design tokens; the page stands alone, without the web's build. */
const STYLE = `
:root{color-scheme:light dark;--bg:#f4f7f7;--surface:#fff;--line:#dce4e6;--text:#16222a;--text-2:#51626a;--link:#165e83;--focus:#007c89}
@media (prefers-color-scheme:dark){:root{--bg:#0d161b;--surface:#16222a;--line:#26333a;--text:#eaeff0;--text-2:#c2cdd0;--link:#80b5cb;--focus:#63c7ce}}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.8 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP",Roboto,Arial,sans-serif}
main{max-width:720px;margin:0 auto;padding:32px 16px}
h1{font-size:24px;line-height:1.4;margin:0 0 8px}
p{margin:0 0 16px;color:var(--text-2)}
ul{list-style:none;margin:24px 0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:12px 16px;min-height:44px;box-sizing:border-box;text-decoration:none;color:inherit}
li strong{display:block;color:var(--link);overflow-wrap:anywhere}
small{color:var(--text-2);font-size:13px}
a{color:var(--link)} a:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}
article{padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:12px;white-space:pre-wrap;overflow-wrap:anywhere}
.back{display:inline-block;margin-bottom:16px;padding:8px 0}`

export function renderMailList(mails: readonly OutboxMail[], language: Language, nonce: string): string {
  const texts = TEXTS[language]
  const items = mails.map(
    ({ id, subject, to, sentAt, locale }) =>
      `<li><a href="/outbox/${id}"><strong lang="${locale}">${escapeHtml(subject)}</strong><small>${texts.to}: ${escapeHtml(to)} · ${formatTime(sentAt)}</small></a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.none}</p>`
  return page(language, nonce, texts.title, `<h1>${texts.title}</h1><p>${texts.lead}</p>${list}`)
}

export function renderMail(
  { subject, to, sentAt, text, locale }: OutboxMail,
  language: Language,
  nonce: string,
): string {
  const texts = TEXTS[language]
  return page(
    language,
    nonce,
    subject,
    `<a class="back" href="/outbox">${texts.back}</a><h1 lang="${locale}">${escapeHtml(subject)}</h1>
<p><small>${texts.to}: ${escapeHtml(to)} · ${formatTime(sentAt)}</small></p>
<article lang="${locale}">${linkAddresses(escapeHtml(text))}</article>`,
  )
}

function page(language: Language, nonce: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${escapeHtml(title)} · Mishiori</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main>${body}</main></body></html>`
}

const linkAddresses = (escaped: string) =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const formatTime = (iso: string) => `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
