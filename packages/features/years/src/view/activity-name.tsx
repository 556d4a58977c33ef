import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import { useYearsMessages } from '../messages/years-messages.ts'
import type { Activity } from './year-view.ts'

/** What it is called in the reader's language, as a link to its article where the viewer can open one. */
export function ActivityName({
  activity,
}: {
  activity: Pick<Activity, 'title' | 'language' | 'translation' | 'href'>
}) {
  const t = useYearsMessages()
  const { titleOf } = useLocalizedText()
  const { text, lang } = activity.title === '' ? { text: t('years.untitled'), lang: undefined } : titleOf(activity)
  const { href } = activity
  return href === null ? (
    <span lang={lang}>{text}</span>
  ) : (
    <Link to={href} lang={lang}>
      {text}
    </Link>
  )
}
