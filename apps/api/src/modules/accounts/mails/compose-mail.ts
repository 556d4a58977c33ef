import type { Locale } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { escapeHtml } from '../../../platform/pages/html.ts'

export interface Recipient {
  readonly email: string
  readonly locale: Locale
}

export interface Section {
  readonly text: string
  readonly look?: 'code' | 'link' | 'note'
}

const FOOTER = 'Mishiori'

/** A mail as text and as HTML. A mail to an unverified address contains no name, because a stranger may have typed it. */
export function composeMail(to: Recipient, subject: string, sections: readonly Section[]): Mail {
  return {
    to: to.email,
    locale: to.locale,
    subject,
    text: [...sections.map(({ text }) => text), '--', FOOTER].join('\n\n'),
    html: toHtml(to.locale, subject, sections),
  }
}

/** Mail programs know neither style sheets nor custom properties: colours of the design tokens are written out. */
function toHtml(locale: Locale, subject: string, sections: readonly Section[]): string {
  const body = sections.map(toParagraph).join('\n')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f7f7;color:#16222a;font:16px/1.8 'Hiragino Sans','Noto Sans JP',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dce4e6;border-radius:12px">
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dce4e6;color:#51626a;font-size:13px">${FOOTER}</p>
</div></body></html>`
}

function toParagraph({ text, look }: Section): string {
  const escaped = escapeHtml(text)
  switch (look) {
    case 'code':
      return `<p style="margin:24px 0;padding:16px;background:#edf5f8;border-radius:8px;color:#114c6b;font-size:34px;font-weight:700;letter-spacing:.24em;text-align:center">${escaped}</p>`
    case 'link':
      return `<p style="margin:16px 0"><a href="${escaped}" style="color:#165e83">${escaped}</a></p>`
    case 'note':
      return `<p style="margin:16px 0;color:#51626a;font-size:14px">${escaped}</p>`
    default:
      return `<p style="margin:16px 0">${escaped}</p>`
  }
}
