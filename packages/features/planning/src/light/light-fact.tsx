import { sun } from '@repo/ui/icons'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense, useRef } from 'react'
import { Fact } from '../fact.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import { useIsNear } from '../use-is-near.ts'
import styles from './light.module.css'
import type { LightOfDayProps } from './light-of-day.tsx'

/** How far below the screen it may be when it is loaded. */
const AHEAD = '400px'

/** Comes with what computes the sun: most readers see the top of the page first. */
const LightOfDay = lazyComponent(() => import('./light-of-day.tsx'))

/** What light the way is gone in, on a day that the reader chooses. Only a browser knows what day it is. */
export function LightFact(props: LightOfDayProps) {
  const card = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(card, AHEAD)
  return (
    <div ref={card}>
      {isNear ? (
        <Suspense fallback={<Waiting />}>
          <LightOfDay {...props} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Waiting() {
  const t = usePlanningMessages()
  return (
    <Fact icon={sun} title={t('planning.light')}>
      <div aria-busy="true" className={styles.waiting} />
    </Fact>
  )
}
