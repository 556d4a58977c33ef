import { en, type MapEditorMessages } from '@mishiori/map-editor/view'
import { useLanguage } from '@repo/web-kit/language'
import { use } from 'react'

const english: Promise<MapEditorMessages> = Promise.resolve(en)
let japanese: Promise<MapEditorMessages> | undefined

/** What a map says, in the reader's language. Suspends until it is there. */
export function useMapMessages(): MapEditorMessages {
  return use(messagesOf(useLanguage().locale))
}

function messagesOf(locale: string): Promise<MapEditorMessages> {
  if (locale !== 'ja') return english
  japanese ??= import('@mishiori/map-editor/messages/ja').then(({ ja }) => ja)
  return japanese
}
