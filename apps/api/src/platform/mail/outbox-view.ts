import { escapeHtml } from '../pages/html.ts'
import { standalonePage } from '../pages/standalone-page.ts'
import type { OutboxMail } from './outbox.ts'

type Language = 'ja' | 'en-US'

const TEXTS = {
  ja: {
    title: '送信トレイ',
    lead: 'メールサーバーが設定されていないため、メールは送信されず、ここに届きます。',
    none: 'まだメールはありません。',
    to: '宛先',
    back: '送信トレイへ',
  },
  'en-US': {
    title: 'Outbox',
    lead: 'No mail server is configured, so email isn’t sent. It’s kept here instead.',
    none: 'No email yet.',
    to: 'To',
    back: 'Back to the outbox',
  },
} as const

const STYLE = `
main{max-width:720px;margin:0 auto;padding:32px 16px}
h1{font-size:24px;line-height:1.4;margin:0 0 8px}
p{margin:0 0 16px;color:var(--text-2)}
ul{list-style:none;margin:24px 0;padding:0;background:var(--surface);border:1px solid var(--line);border-radius:12px;overflow:hidden}
li+li{border-top:1px solid var(--line)}
li a{display:block;padding:12px 16px;min-height:44px;box-sizing:border-box;text-decoration:none;color:inherit}
li strong{display:block;color:var(--link);overflow-wrap:anywhere}
small{color:var(--text-2);font-size:13px}
article{padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:12px;white-space:pre-wrap;overflow-wrap:anywhere}
.back{display:inline-block;margin-bottom:16px;padding:8px 0}`

export function renderMailList(mails: readonly OutboxMail[], language: Language, nonce: string): string {
  const texts = TEXTS[language]
  const items = mails.map(
    ({ id, subject, to, sentAt, locale }) =>
      `<li><a href="/outbox/${id}"><strong lang="${locale}">${escapeHtml(subject)}</strong><small>${texts.to}: ${escapeHtml(to)} · ${formatTime(sentAt)}</small></a></li>`,
  )
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${texts.none}</p>`
  const body = `<main><h1>${texts.title}</h1><p>${texts.lead}</p>${list}</main>`
  return standalonePage({ language, nonce, title: texts.title, style: STYLE, body })
}

export function renderMail(
  { subject, to, sentAt, text, locale }: OutboxMail,
  language: Language,
  nonce: string,
): string {
  const texts = TEXTS[language]
  const body = `<main><a class="back" href="/outbox">${texts.back}</a><h1 lang="${locale}">${escapeHtml(subject)}</h1>
<p><small>${texts.to}: ${escapeHtml(to)} · ${formatTime(sentAt)}</small></p>
<article lang="${locale}">${linkAddresses(escapeHtml(text))}</article></main>`
  return standalonePage({ language, nonce, title: subject, style: STYLE, body })
}

const linkAddresses = (escaped: string) =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const formatTime = (iso: string) => `<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`
