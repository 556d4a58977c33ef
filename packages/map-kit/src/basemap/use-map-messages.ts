import type { MapEditorMessages } from '@mishiori/map-editor/view'
import type { LengthFormat } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { use } from 'react'

const loading = new Map<string, Promise<MapEditorMessages>>()

/** What a map says, in a reader's language and units. The same promise each time: rendering may wait for it. */
export function loadMapMessages({ locale, units }: LengthFormat): Promise<MapEditorMessages> {
  const key = `${locale} ${units}`
  const messages = loading.get(key) ?? messagesIn(locale).then((own) => (units === 'imperial' ? inMiles(own) : own))
  loading.set(key, messages)
  messages.catch(() => loading.delete(key)) // the next visit tries again
  return messages
}

/** What a map says to the reader. Suspends until it is there. */
export function useMapMessages(): MapEditorMessages {
  return use(loadMapMessages(useLanguage()))
}

const messagesIn = (locale: LengthFormat['locale']): Promise<MapEditorMessages> =>
  locale === 'ja'
    ? import('@mishiori/map-editor/messages/ja').then(({ ja }) => ja)
    : import('@mishiori/map-editor/messages/en').then(({ en }) => en)

/** The measurement system is a part of the language tag. */
const inMiles = (messages: MapEditorMessages) => ({ ...messages, locale: `${messages.locale}-u-ms-ussystem` })
