import { createTranslator, type Translator, type VisitorMessages } from '@repo/i18n'
import { messages as en } from '@repo/i18n/en-us'
import { messages as ja } from '@repo/i18n/ja'
import { escapeHtml } from './html.ts'
import { standalonePage } from './standalone-page.ts'

type Kind = 'notFound' | 'tooMany' | 'unavailable' | 'serverError'

const STYLE = `
main{display:grid;justify-items:center;align-content:center;gap:16px;min-height:100vh;box-sizing:border-box;padding:48px 24px;text-align:center}
h1{font-size:28px;line-height:1.4;margin:0;text-wrap:balance}
p{max-width:34em;margin:0;color:var(--text-2);text-wrap:balance;word-break:auto-phrase}
svg.road{width:240px;fill:none;stroke:var(--accent);stroke-width:5;stroke-linecap:round;stroke-dasharray:1 11}
svg.road circle{fill:var(--surface);stroke-dasharray:none}
.logo{display:inline-flex;align-items:center;gap:9px;font:700 23px/1 Roboto,Arial,sans-serif}
.small{font-size:14px}
.again{display:inline-flex;align-items:center;min-height:44px;padding:0 24px;border-radius:8px;background:var(--link);color:var(--on-link);font-weight:700;text-decoration:none}`

/** The same road that leads nowhere as on the web's own error pages. */
const ROAD =
  '<svg class="road" viewBox="0 0 240 72" aria-hidden="true"><path d="M22 54c40-6 44-36 84-36s52 30 112 12"/><circle cx="22" cy="54" r="9"/></svg>'

/** The mark and the name, as the web's logo has them. */
const LOGO =
  '<span class="logo"><svg width="26" height="30" viewBox="0 0 26 30" aria-hidden="true"><path fill="var(--link)" d="M4.5 1h17A2.5 2.5 0 0 1 24 3.5V28a1 1 0 0 1-1.56.83L13 22.4l-9.44 6.43A1 1 0 0 1 2 28V3.5A2.5 2.5 0 0 1 4.5 1Z"/><path d="M17.6 6.2c0 4.9-9.4 3.6-9.4 8.2 0 2.5 2.3 3.2 4.8 3.6" fill="none" stroke="var(--surface)" stroke-width="2.7" stroke-linecap="round"/><circle cx="17.6" cy="6" r="2.5" fill="var(--accent)"/></svg>Mishiori</span>'

/** What passes by itself is tried again by itself, after as long as the answer asks programs to wait. */
const RETRY_SECONDS = 60

interface ErrorPage {
  readonly status: number
  /** The requested page, to try it again. */
  readonly url: string
  readonly language: 'ja' | 'en-US'
  readonly nonce: string
  /** The request id to quote to support; shown after a server error. */
  readonly requestId: string
}

/** For a person whose page was refused, or failed, before the web could answer it. */
export function errorPage({ status, url, language, nonce, requestId }: ErrorPage): string {
  const t: Translator<VisitorMessages> = language === 'ja' ? createTranslator('ja', ja) : createTranslator('en-us', en)
  const kind = kindOf(status)
  const title = t(`page.${kind}.title`)
  const [href, action] = kind === 'notFound' ? ['/', t('page.notFound.action')] : [url, t('common.retry')]
  const reference = kind === 'serverError' ? `<p><code>${escapeHtml(requestId)}</code></p>` : ''
  const isPassing = kind === 'unavailable'
  const waiting = isPassing ? `<p class="small">${escapeHtml(t('page.retryIn', { count: RETRY_SECONDS }))}</p>` : ''
  const body = `<main>${LOGO}${ROAD}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(t(`page.${kind}.text`))}</p>${reference}
<a class="again" href="${escapeHtml(href)}">${escapeHtml(action)}</a>${waiting}</main>`
  return standalonePage({ language, nonce, title, style: STYLE, body, reloadSeconds: isPassing ? RETRY_SECONDS : null })
}

function kindOf(status: number): Kind {
  if (status === 429) return 'tooMany'
  if (status === 503) return 'unavailable'
  return status < 500 ? 'notFound' : 'serverError'
}
