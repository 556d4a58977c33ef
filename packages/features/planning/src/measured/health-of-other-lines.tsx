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

/** Whether health values are shown, and the main line has none beside which their author could hide them again. */
export function showsHealthOfOtherLines({ article, figures }: Pick<ReadingView, 'article' | 'figures'>): boolean {
  return article.viewerCan.edit && article.showsHealth && !figures?.measured.some(isHealth)
}

/** For authors: the switch, where no curve has it. */
export function HealthOfOtherLines({ article }: Pick<ReadingView, 'article'>) {
  const t = usePlanningMessages()
  return (
    <div className={facts.setting}>
      <Fact icon={pulse} title={t('measured.health')}>
        <p className={facts.hint}>{t('measured.ofOtherLines')}</p>
        <Suspense fallback={<div className={styles.switching} />}>
          <HealthSwitch article={article} />
        </Suspense>
      </Fact>
    </div>
  )
}
