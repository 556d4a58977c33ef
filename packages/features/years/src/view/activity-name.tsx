import { Link } from 'react-router'
import { useYearsMessages } from '../messages/years-messages.ts'
import type { Activity } from './year-view.ts'

/** What it is called, as a link to its article where the viewer can open one. */
export function ActivityName({ activity: { title, href } }: { activity: Pick<Activity, 'title' | 'href'> }) {
  const t = useYearsMessages()
  const name = title || t('years.untitled')
  return href === null ? <span>{name}</span> : <Link to={href}>{name}</Link>
}
