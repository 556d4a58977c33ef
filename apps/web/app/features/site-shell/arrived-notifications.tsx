import { Announcement, type Said } from '@repo/ui/announcement'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useState } from 'react'
import type { LiveNews } from './live-news.ts'

/** Announces new notifications to screen readers. Its messages are loaded with the first one. */
export function ArrivedNotifications({ arrived }: { arrived: LiveNews['arrived'] }) {
  const { t, locale, timeZone } = useLanguage()
  const [said, setSaid] = useState<Said | null>(null)
  useEffect(() => {
    const last = arrived.at(-1)
    if (!last) return
    let isOver = false
    const format = async () => {
      const sentence = await last.format({ locale, timeZone: timeZone ?? 'UTC' })
      if (isOver) return
      setSaid({ text: arrived.length > 1 ? `${t('header.arrived', { count: arrived.length })} ${sentence}` : sentence })
    }
    format().catch(() => {}) // messages that could not be loaded: the count is sufficient
    return () => {
      isOver = true
    }
  }, [arrived, locale, timeZone, t])
  return <Announcement said={said} />
}
