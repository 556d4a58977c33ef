import type { LineSums, ReadingView } from '@repo/articles/reading-view'
import { formatDistance, formatElevation } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import railStyles from './article-rail.module.css'
import styles from './layer-figures.module.css'

/** Length and climb of all lines, by layer and in total; nothing where the main line's figures are sufficient. */
export function LayerFigures({ view: { layers, totals } }: { view: Pick<ReadingView, 'layers' | 'totals'> }) {
  const { t, locale } = useLanguage()
  if (totals.lineCount < 2) return null
  const withLines = layers.filter(({ sums }) => sums.lineCount > 0)
  return (
    <section className={railStyles.panel} aria-labelledby="layer-figures">
      <h2 id="layer-figures">{t('article.layerFigures')}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('article.layer')}</th>
            <th scope="col">{t('article.distance')}</th>
            {totals.gainMeters === null ? null : <th scope="col">{t('article.gain')}</th>}
          </tr>
        </thead>
        <tbody>
          {withLines.map(({ id, name, language, sums }) => (
            <SumsRow
              key={id}
              name={name}
              lang={langOn(locale, language)}
              sums={sums}
              hasGain={totals.gainMeters !== null}
            />
          ))}
        </tbody>
        {withLines.length > 1 ? (
          <tfoot>
            <SumsRow name={t('article.total')} sums={totals} hasGain={totals.gainMeters !== null} />
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

interface SumsRowProps {
  name: string
  lang?: string | undefined
  sums: LineSums
  hasGain: boolean
}

function SumsRow({ name, lang, sums, hasGain }: SumsRowProps) {
  const language = useLanguage()
  const { lengthMeters, gainMeters } = sums
  return (
    <tr>
      <th scope="row" lang={lang}>
        {name}
      </th>
      <td>{formatDistance(lengthMeters, language)}</td>
      {hasGain ? <td>{gainMeters === null ? '–' : formatElevation(gainMeters, language)}</td> : null}
    </tr>
  )
}
