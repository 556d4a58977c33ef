import { buttonClass } from '@repo/ui/button-class'
import { Link } from 'react-router'
import { useJourneysMessages } from '../messages/journeys-messages.ts'

/** Where a list goes on; nothing at its end. */
export function OlderLink({ to }: { to: string | null }) {
  const t = useJourneysMessages()
  if (to === null) return null
  return (
    <p>
      <Link className={buttonClass({ variant: 'line' })} to={to}>
        {t('journeys.own.older')}
      </Link>
    </p>
  )
}
