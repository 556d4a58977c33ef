import { mapObjectAnchor } from '@mishiori/article-blocks/html'
import { formatDistance } from '@repo/i18n'
import { Badge } from '@repo/ui/badge'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { langOn } from '../../../platform/i18n/use-localized-text.ts'
import type { LayerOutline, ObjectOutline } from '../view/reading-view.ts'
import styles from './layer-outlines.module.css'

/** The content of the map as text: the list for readers without a map, and for search engines. */
export function LayerOutlines({ layers }: { layers: readonly LayerOutline[] }) {
  const { t, locale } = useLanguage()
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{t('article.layers')}</h2>
      <ul className={styles.layers}>
        {layers.map((layer) => (
          <li key={layer.id}>
            <p className={styles.layer}>
              <b lang={langOn(locale, layer.language)}>{layer.name}</b>
              <span>{layer.objects.length}</span>
            </p>
            <ul>
              {layer.objects.map((object) => (
                <ObjectRow key={object.id} object={object} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

function ObjectRow({ object }: { object: ObjectOutline }) {
  const { t, locale } = useLanguage()
  return (
    <li className={styles.object} id={mapObjectAnchor(object.id)}>
      <span className={styles.glyph} data-kind={object.kind} style={{ color: `var(--map-${object.color})` }} />
      <span className={styles.name} lang={langOn(locale, object.language)}>
        {object.name}
      </span>
      {object.isMain ? <Badge tone="brand">{t('article.main')}</Badge> : null}
      {object.lengthMeters === null ? null : (
        <span className={styles.length}>{formatDistance(object.lengthMeters, locale)}</span>
      )}
    </li>
  )
}
