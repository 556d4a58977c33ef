import type { ListedPicture } from '@repo/authoring/stored-picture'
import { formatBytes, formatDateTime } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { useOwnMessages } from '../messages/own-messages.ts'

export interface FileLabel {
  /** When it was stored, where others in the list have its name; else null. */
  readonly storedAt: string | null
  /** The name by which it differs from all others in the list: with the time and the size where the name alone does not. */
  readonly name: string
}

/** Tells pictures of a list apart, as cameras give the same names again. */
export function useFileLabels(files: readonly ListedPicture[]): (file: ListedPicture) => FileLabel {
  const t = useOwnMessages()
  const { locale, timeZone } = useLanguage()
  return ({ name, storedAt, bytes }) => {
    if (files.filter((other) => other.name === name).length < 2) return { storedAt: null, name }
    const time = formatDateTime(storedAt, timeZone ?? undefined)
    return { storedAt: time, name: t('files.sameName', { name, time, bytes: formatBytes(bytes, locale) }) }
  }
}
