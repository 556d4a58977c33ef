import { isHealth } from '@repo/articles/measured-kinds'
import type { ReadingView } from '@repo/articles/reading-view'
import { pulse } from '@repo/ui/icons'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { Suspense } from 'react'
import { Fact } from '../fact.tsx'
import { usePlanningMessages } from '../messages/planning-messages.ts'
import facts from '../way-facts.module.css'
import styles from './measured.module.css'

const HealthSwitch = lazyComponent(() => import('./health-switch.tsx'))

type HealthView = Pick<ReadingView, 'article' | 'figures' | 'hasHealth'>

/** Whether an author has health values to show or to hide, and none along the main line, whose curve has the switch. */
export function isHealthOfOtherLines({ article, figures, hasHealth }: HealthView): boolean {
  return article.viewerCan.edit && (hasHealth || article.showsHealth) && !figures?.measured.some(isHealth)
}

/** For authors: the switch, where no curve has it. */
export function HealthOfOtherLines({ article, figures }: Pick<ReadingView, 'article' | 'figures'>) {
  const t = usePlanningMessages()
  return (
    <div className={facts.setting}>
      <Fact icon={pulse} title={t('measured.health')}>
        <p className={facts.hint}>{t(figures ? 'measured.ofOtherLines' : 'measured.ofNoMainLine')}</p>
        <Suspense fallback={<div className={styles.switching} />}>
          <HealthSwitch article={article} />
        </Suspense>
      </Fact>
    </div>
  )
}
