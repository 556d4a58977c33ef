import { type GroundShare, groundParts, groundShares } from '@repo/articles/ground-shares'
import type { GroundOfLine } from '@repo/contract'
import { formatDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { type PlanningTranslator, usePlanningMessages } from '../messages/planning-messages.ts'
import styles from './ground.module.css'

/** Named in the sentence; the legend has all. */
const NAMED = 3

/** The ground of a line as a bar, a legend, a sentence and a table. */
export default function GroundBreakdown({ ground }: { ground: GroundOfLine }) {
  const t = usePlanningMessages()
  const language = useLanguage()
  const parts = groundParts(ground)
  const shares = groundShares(parts)
  return (
    <>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ ground: kind, fromMeters, toMeters }) => (
          <span
            key={fromMeters}
            className={`${styles.part} ${styles[kind]}`}
            style={{ flexGrow: toMeters - fromMeters }}
          />
        ))}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {shares.map(({ ground: kind, percent }) => (
          <li key={kind}>
            <span className={`${styles.swatch} ${styles[kind]}`} />
            {t(`planning.ground.${kind}`)} <b>{percentText(percent)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.sentence}>
        {sentenceOf(shares, t)} <span>{stairsOf(ground, t)}</span>
      </p>
      {ground.hasSurfaces ? null : <p className={styles.note}>{t('planning.groundNoSurfaces')}</p>}
      <details className={styles.details}>
        <summary>{t('planning.groundTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('planning.groundFrom')}</th>
              <th scope="col">{t('planning.groundOf')}</th>
              <th scope="col">{t('planning.groundLength')}</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ ground: kind, fromMeters, toMeters }) => (
              <tr key={fromMeters}>
                <td>{formatDistance(fromMeters, language)}</td>
                <td>{t(`planning.ground.${kind}`)}</td>
                <td>{formatDistance(toMeters - fromMeters, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}

/** What is there, but too little to count, is not nothing. */
const percentText = (percent: number) => (percent === 0 ? '<1%' : `${percent}%`)

function sentenceOf(shares: readonly GroundShare[], t: PlanningTranslator): string {
  const largest = shares.toSorted((a, b) => b.meters - a.meters).slice(0, NAMED)
  const parts = largest.map(({ ground, percent }) =>
    t('planning.groundShare', { ground: t(`planning.ground.${ground}`), percent: percentText(percent) }),
  )
  return t('planning.groundSentence', { parts: parts.join(t('planning.groundComma')) })
}

/** How many stairs there are, and how many steps where all of them were counted. */
function stairsOf({ obstacles }: GroundOfLine, t: PlanningTranslator): string | null {
  const flights = obstacles.filter(({ kind }) => kind === 'steps')
  const count = flights.length
  if (count === 0) return null
  const steps = flights.reduce<number | null>(
    (sum, { stepCount }) => (sum === null || stepCount === null ? null : sum + stepCount),
    0,
  )
  return steps === null ? t('planning.stairsSentence', { count }) : t('planning.stairsCounted', { count, steps })
}
