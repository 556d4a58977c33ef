import type { Locale, Notification } from '@repo/contract'
import {
  createTranslator,
  formatNotification,
  type NotificationMessages,
  sentenceOf,
  type Translator,
} from '@repo/i18n'
import { messages as english } from '@repo/i18n/notifications-en-us'
import { messages as japanese } from '@repo/i18n/notifications-ja'
import type { Section } from '../../accounts/mails/compose-mail.ts'
import type { SwitchableMail } from '../../accounts/mails/switchable-mail.ts'

interface Reader {
  readonly locale: Locale
  readonly timeZone: string
  readonly publicUrl: string
}

/** More than anybody reads in a mail. */
const MAX_IN_DIGEST = 30
const PAGE = '/home/notify'
const SETTINGS = '/home/account/sending'

const TRANSLATORS: Readonly<Record<Locale, Translator<NotificationMessages>>> = {
  ja: createTranslator('ja', japanese),
  'en-us': createTranslator('en-us', english),
}

/** One notification, sent immediately. */
export function writeAtOnce(notification: Notification, reader: Reader): SwitchableMail {
  const t = TRANSLATORS[reader.locale]
  const { sentence, sections } = formatEntry(notification, reader)
  return { subject: t('mail.subject', { sentence }), paragraphs: [...sections, ...toSettings(reader)] }
}

/** What came since the last one, the oldest first. */
export function writeDigest(all: readonly Notification[], reader: Reader): SwitchableMail {
  const t = TRANSLATORS[reader.locale]
  const shown = all.slice(-MAX_IN_DIGEST)
  const left = all.length - shown.length
  const more: Section[] = left > 0 ? [{ text: t('mail.digestMore', { count: left }) }] : []
  return {
    subject: t('mail.digestSubject', { count: all.length }),
    paragraphs: [
      t('mail.digestLead'),
      ...shown.flatMap((notification) => formatEntry(notification, reader).sections),
      ...more,
      t('mail.open'),
      { text: `${reader.publicUrl}${PAGE}`, look: 'link' },
      ...toSettings(reader),
    ],
  }
}

function formatEntry(
  notification: Notification,
  reader: Reader,
): { readonly sentence: string; readonly sections: readonly Section[] } {
  const { locale, timeZone, publicUrl } = reader
  const formatted = formatNotification(notification, { locale, timeZone, t: TRANSLATORS[locale] })
  const sentence = sentenceOf(formatted)
  const excerpt = formatted.excerpt === null ? [] : [{ text: formatted.excerpt }]
  const title: Section[] = formatted.title === null ? [] : [{ text: formatted.title, look: 'note' }]
  const link: Section = { text: `${publicUrl}${notification.path ?? PAGE}`, look: 'link' }
  return { sentence, sections: [{ text: sentence }, ...excerpt, ...title, link] }
}

const toSettings = ({ locale, publicUrl }: Reader): readonly Section[] => [
  { text: TRANSLATORS[locale]('mail.settings'), look: 'note' },
  { text: `${publicUrl}${SETTINGS}`, look: 'link' },
]
