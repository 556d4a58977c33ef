import { createTranslator } from '@repo/i18n'
import { messages as en } from '@repo/i18n/en-us'
import { messages as ja } from '@repo/i18n/ja'
import { escapeHtml } from './html.ts'
import { standalonePage } from './standalone-page.ts'

type Kind = 'notFound' | 'tooMany' | 'unavailable' | 'serverError'

const STYLE = `
main{display:grid;justify-items:center;align-content:center;gap:16px;min-height:100vh;box-sizing:border-box;padding:48px 24px;text-align:center}
h1{font-size:28px;line-height:1.4;margin:0;text-wrap:balance}
p{max-width:34em;margin:0;color:var(--text-2);text-wrap:balance;word-break:auto-phrase}
svg{width:240px;fill:none;stroke:var(--accent);stroke-width:5;stroke-linecap:round;stroke-dasharray:1 11}
circle{fill:var(--surface);stroke-dasharray:none}
.again{display:inline-flex;align-items:center;min-height:44px;padding:0 24px;border-radius:8px;background:var(--link);color:var(--on-link);font-weight:700;text-decoration:none}`

/** The same road that leads nowhere as on the web's own error pages. */
const ROAD =
  '<svg viewBox="0 0 240 72" aria-hidden="true"><path d="M22 54c40-6 44-36 84-36s52 30 112 12"/><circle cx="22" cy="54" r="9"/></svg>'

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
  const t = language === 'ja' ? createTranslator('ja', ja) : createTranslator('en-us', en)
  const kind = kindOf(status)
  const title = t(`page.${kind}.title`)
  const [href, action] = kind === 'notFound' ? ['/', t('page.notFound.action')] : [url, t('common.retry')]
  const reference = kind === 'serverError' ? `<p><code>${escapeHtml(requestId)}</code></p>` : ''
  const body = `<main>${ROAD}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(t(`page.${kind}.text`))}</p>${reference}
<a class="again" href="${escapeHtml(href)}">${escapeHtml(action)}</a></main>`
  return standalonePage({ language, nonce, title, style: STYLE, body })
}

function kindOf(status: number): Kind {
  if (status === 429) return 'tooMany'
  if (status === 503) return 'unavailable'
  return status < 500 ? 'notFound' : 'serverError'
}
