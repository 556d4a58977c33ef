import { useMapLinks } from '@repo/articles/map-links'
import type { ReadingView } from '@repo/articles/reading-view'
import { Icon } from '@repo/ui/icon'
import { warningFill } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { Link } from 'react-router'
import { useHazards } from './hazard-context.tsx'
import { HazardStatus } from './hazard-status.tsx'
import styles from './hazards.module.css'

/** What the map warns of, and how old that is. */
export function HazardNotes({ view: { article, layers } }: { view: ReadingView }) {
  const { t, locale } = useLanguage()
  const { states } = useHazards()
  const { show } = useMapLinks()
  const objects = new Map(layers.flatMap((layer) => layer.objects).map((object) => [object.id, object]))
  const named = states.flatMap((state) => {
    const object = objects.get(state.objectId)
    return object ? [{ state, object }] : []
  })
  if (named.length === 0) return null
  return (
    <section className={styles.notes} aria-labelledby="hazards-title">
      <h2 id="hazards-title">{t('hazard.title')}</h2>
      <ul>
        {named.map(({ state, object }) => (
          <li key={object.id} data-stale={state.isStale || undefined}>
            <Icon path={warningFill} size={20} />
            <div>
              <button
                type="button"
                className={styles.name}
                lang={langOn(locale, object.language)}
                aria-label={t('hazard.onMap', { name: object.name })}
                onClick={() => show(object.id)}
              >
                {object.name}
              </button>
              <HazardStatus objectId={object.id} />
            </div>
          </li>
        ))}
      </ul>
      {article.viewerCan.edit ? (
        <p className={styles.own}>
          {t('hazard.own')} <Link to={`/home/routes/${article.id}/edit`}>{t('article.edit')}</Link>
        </p>
      ) : null}
    </section>
  )
}
