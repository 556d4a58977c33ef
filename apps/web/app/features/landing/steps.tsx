import type { ArticleSummary } from '@repo/articles/article-summary'
import { RoutePicture } from '@repo/articles/route-picture'
import { useLanguage } from '@repo/web-kit/language'
import { useLocalizedText } from '@repo/web-kit/use-localized-text'
import type { ReactNode } from 'react'
import styles from './steps.module.css'

/** Draw, write, hand over: three waypoints on one line. */
export function Steps({ example }: { example: ArticleSummary | null }) {
  const { t } = useLanguage()
  const { titleOf, summaryOf } = useLocalizedText()
  return (
    <section className={styles.section} id="how" aria-labelledby="how-title">
      <div className={styles.wrap}>
        <h2 id="how-title">{t('top.howTitle')}</h2>
        <ol className={styles.road}>
          <Step mark="S" title={t('top.drawTitle')} text={t('top.drawText')}>
            {example ? <RoutePicture article={example} width={640} height={360} show="map" /> : null}
          </Step>
          <Step mark="1" title={t('top.writeTitle')} text={t('top.writeText')}>
            {example ? <Page title={titleOf(example).text} text={summaryOf(example).text} /> : null}
          </Step>
          <Step mark="G" title={t('top.handTitle')} text={t('top.handText')}>
            <Handing />
          </Step>
        </ol>
      </div>
    </section>
  )
}

interface StepProps {
  mark: string
  title: string
  text: string
  children: ReactNode
}

function Step({ mark, title, text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      <div className={styles.art} aria-hidden="true">
        {children}
      </div>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}

/** A page of an article, small. */
function Page({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.page}>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  )
}

/** The same road, walked by another user. */
function Handing() {
  return (
    <svg viewBox="0 0 400 220" aria-hidden="true" className={styles.handing}>
      <path className={styles.first} d="M30 180C110 160 120 90 200 96s90-50 170-60" />
      <path className={styles.second} d="M30 196c80-14 110-66 184-60s92-44 156-48" />
      <circle cx="30" cy="188" r="11" />
      <circle cx="370" cy="62" r="11" />
    </svg>
  )
}
