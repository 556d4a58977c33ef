import type { Locale } from '@repo/contract'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { escapeHtml } from '../../../platform/pages/html.ts'
import { MAIL_TEXTS } from './mail-texts.ts'

interface Recipient {
  readonly email: string
  readonly locale: Locale
}

interface Section {
  readonly text: string
  readonly look?: 'code' | 'link' | 'note'
}

/** The mail that carries a code. It names nobody: a name is whatever the stranger who asked for it typed. */
export function verificationMail(to: Recipient, { publicUrl, code }: { publicUrl: string; code: string }): Mail {
  const { code: texts } = MAIL_TEXTS[to.locale]
  return compose(to, texts.subject(code), [
    { text: texts.lead },
    { text: code, look: 'code' },
    { text: texts.note },
    { text: `${publicUrl}/emailverify`, look: 'link' },
    { text: texts.ignore, look: 'note' },
  ])
}

/** The mail to an address that has an account already. */
export function knownAddressMail(to: Recipient, { publicUrl }: { publicUrl: string }): Mail {
  const { known } = MAIL_TEXTS[to.locale]
  return compose(to, known.subject, [
    { text: known.lead },
    { text: known.action },
    { text: `${publicUrl}/login`, look: 'link' },
    { text: known.ignore, look: 'note' },
  ])
}

function compose(to: Recipient, subject: string, sections: readonly Section[]): Mail {
  const { footer } = MAIL_TEXTS[to.locale]
  return {
    to: to.email,
    locale: to.locale,
    subject,
    text: [...sections.map(({ text }) => text), '--', footer].join('\n\n'),
    html: toHtml(to.locale, subject, sections, footer),
  }
}

/** Mail programs know neither style sheets nor custom properties: colours of the design tokens are written out. */
function toHtml(locale: Locale, subject: string, sections: readonly Section[], footer: string): string {
  const body = sections.map(toParagraph).join('\n')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f4f7f7;color:#16222a;font:16px/1.8 'Hiragino Sans','Noto Sans JP',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #dce4e6;border-radius:12px">
${body}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #dce4e6;color:#51626a;font-size:13px">${escapeHtml(footer)}</p>
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
