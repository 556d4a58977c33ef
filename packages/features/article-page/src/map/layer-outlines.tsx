import { mapObjectAnchor } from '@mishiori/article-blocks/html'
import type { LayerOutline, ObjectOutline } from '@repo/articles/reading-view'
import { formatDistance } from '@repo/i18n'
import { Badge } from '@repo/ui/badge'
import { Icon } from '@repo/ui/icon'
import { stack } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import styles from './layer-outlines.module.css'

/**
 * The content of the map as text, behind the button that the live map has for its layers: the list for readers without
 * a map, and for search engines.
 */
export function LayerOutlines({ layers }: { layers: readonly LayerOutline[] }) {
  const { t } = useLanguage()
  return (
    <details className={styles.folded}>
      <summary className={styles.opener}>
        <Icon path={stack} size={22} />
        {t('article.layers')}
        <span>{layers.length}</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys reach nothing in it otherwise */}
      <section className={styles.panel} tabIndex={0} aria-label={t('article.layers')}>
        <LayerRows layers={layers} />
      </section>
    </details>
  )
}

function LayerRows({ layers }: { layers: readonly LayerOutline[] }) {
  const { locale } = useLanguage()
  return (
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
  )
}

function ObjectRow({ object }: { object: ObjectOutline }) {
  const language = useLanguage()
  const { t, locale } = language
  return (
    <li className={styles.object} id={mapObjectAnchor(object.id)}>
      <span className={styles.glyph} data-kind={object.kind} style={{ color: `var(--map-${object.color})` }} />
      <span className={styles.name} lang={langOn(locale, object.language)}>
        {object.name}
      </span>
      {object.isMain ? <Badge tone="brand">{t('article.main')}</Badge> : null}
      {object.lengthMeters === null ? null : (
        <span className={styles.length}>{formatDistance(object.lengthMeters, language)}</span>
      )}
    </li>
  )
}
