import type { Locale, Notification } from '@repo/contract'
import { formatDateTime } from './format.ts'
import { isolated } from './isolated.ts'
import type { NotificationMessages } from './message-types.ts'
import type { Translator } from './translator.ts'

/** One sentence, whose name can be set apart, and what is said of it beneath. */
export interface FormattedNotification {
  readonly before: string
  /** Of the last user who caused it; '' for anonymous ones. */
  readonly name: string
  readonly after: string
  /** Text by a user: a comment, a reason. */
  readonly excerpt: string | null
  /** The article that it is about. */
  readonly title: string | null
}

interface Language {
  readonly locale: Locale
  readonly t: Translator<NotificationMessages>
  readonly timeZone: string
}

type NotificationContent = Pick<
  Notification,
  'type' | 'people' | 'actor' | 'article_title' | 'comment_text' | 'details'
>

/** Replaces the name until the sentence is formatted: no user can have this name. */
const NAME = '\u0000'

export function formatNotification(notification: NotificationContent, language: Language): FormattedNotification {
  const sentence = formatSentence(notification, language)
  const at = sentence.indexOf(NAME)
  return {
    before: at < 0 ? sentence : sentence.slice(0, at),
    name: at < 0 ? '' : (notification.actor?.nickname ?? language.t('told.withdrawn')),
    after: at < 0 ? '' : sentence.slice(at + NAME.length),
    excerpt: excerptOf(notification, language),
    title: notification.article_title,
  }
}

/** As plain text. */
export const sentenceOf = ({ before, name, after }: FormattedNotification): string =>
  `${before}${isolated(name)}${after}`

function formatSentence({ type, people, details }: NotificationContent, { t, timeZone }: Language): string {
  const name = NAME
  switch (type) {
    case 'follow':
    case 'favorite':
    case 'clone':
    case 'walk':
      return people > 1
        ? t(`told.${type}.many` as const, { name, count: people - 1 })
        : t(`told.${type}` as const, { name })
    case 'journey':
      return t(`told.journey.${oneOf(JOURNEY_KINDS, details.kind)}`, { name })
    case 'comment':
    case 'reply':
    case 'mention':
    case 'proposal':
      return t(`told.${type}` as const, { name })
    case 'proposal_answer':
      return t(`told.answer.${oneOf(ANSWERS, details.status)}`, { name })
    case 'hazard': {
      const count = Number(details.people ?? 1)
      const object = String(details.object_name ?? '')
      return object === '' ? t('told.hazard.unnamed', { count }) : t('told.hazard', { object, count })
    }
    case 'moderation':
      return details.action === 'suspend'
        ? t('told.moderation.suspend', { until: formatDateTime(String(details.until), timeZone) })
        : (formatAllowed(details, t) ?? t(`told.moderation.${oneOf(ACTIONS, details.action)}`))
    case 'system':
      return t('told.system')
    default:
      return type satisfies never
  }
}

/** What an article is after it was allowed; null for other acts, and where that was not stored. */
function formatAllowed({ action, allowed_as }: NotificationContent['details'], t: Language['t']): string | null {
  const allowed = ALLOWED.find((candidate) => candidate === action)
  const shown = SHOWN_AS.find((candidate) => candidate === allowed_as)
  return allowed && shown ? t(`told.moderation.${allowed}.${shown}` as const) : null
}

function excerptOf({ type, comment_text, details }: NotificationContent, { locale }: Language): string | null {
  const excerpt = type === 'system' ? details[locale] : type === 'moderation' ? details.reason : comment_text
  return excerpt === undefined || excerpt === null || excerpt === '' ? null : String(excerpt)
}

const JOURNEY_KINDS = ['journey', 'collection'] as const
const ANSWERS = ['declined', 'accepted', 'partly_accepted'] as const
const ACTIONS = [
  'warn',
  'forbid',
  'allow',
  'decline_request',
  'uphold_appeal',
  'reject_appeal',
  'prohibit_comment',
  'allow_comment',
  'approve_comment',
  'forbid_journey',
  'allow_journey',
  'prohibit_walk',
  'allow_walk',
  'lift_suspension',
  'report_decided',
] as const

const ALLOWED = ['allow', 'uphold_appeal'] as const
const SHOWN_AS = ['public', 'linkShared', 'private', 'draft'] as const

/** The first one for values of a later version of the product. */
function oneOf<const Values extends readonly [string, ...string[]]>(values: Values, value: unknown): Values[number] {
  return values.find((candidate) => candidate === value) ?? values[0]
}
