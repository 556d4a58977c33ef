import { Icon } from '@repo/ui/icon'
import { mapPin } from '@repo/ui/icons'
import { useLanguage } from '../../../platform/i18n/language.tsx'
import { langOn } from '../../../platform/i18n/use-localized-text.ts'
import { useMapLinks } from '../map/map-links.tsx'
import styles from './comment.module.css'
import { findObject, useComments } from './comments-context.tsx'

/** The object of the map that a comment speaks of: a press shows it. */
export function PlaceLink({ objectId }: { objectId: string }) {
  const { t, locale } = useLanguage()
  const { layers } = useComments()
  const { show } = useMapLinks()
  const object = findObject(layers, objectId)
  if (object === null) return <p className={styles.placeGone}>{t('comments.placeGone')}</p>
  return (
    <p>
      <button
        type="button"
        className={styles.place}
        lang={langOn(locale, object.language)}
        aria-label={t('article.onMap', { name: object.name })}
        onClick={() => show(object.id)}
      >
        <Icon path={mapPin} size={15} />
        {object.name}
      </button>
    </p>
  )
}
