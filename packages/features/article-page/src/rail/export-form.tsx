import { exportPath } from '@repo/articles/article-links'
import type { LayerOutline, ReadingView } from '@repo/articles/reading-view'
import { buttonClass } from '@repo/ui/button-class'
import { useLanguage } from '@repo/web-kit/language'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './export-form.module.css'
import { hasLineInPart, hasPhotosInPart, shapesOfPart } from './shapes-of-part.ts'

const FORMATS = [
  ['gpx', 'GPX'],
  ['kml', 'KML'],
  ['kmz', 'KMZ'],
  ['geojson', 'GeoJSON'],
] as const
const COURSES = [
  ['fit', 'FIT'],
  ['tcx', 'TCX'],
] as const

interface ExportFormProps {
  view: Pick<ReadingView, 'article' | 'layers'>
  token: string | null
}

/** Takes the map along, whole or in part: a form that needs no scripts. */
export function ExportForm({ view: { article, layers }, token }: ExportFormProps) {
  const { t, locale } = useLanguage()
  const partId = useId()
  const noteId = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [part, setPart] = useState('')
  useEffect(() => {
    if (select.current) setPart(select.current.value) // chosen before the scripts were there, or kept by the browser
  }, [])
  const shapeCount = shapesOfPart(layers, part)
  return (
    <form className={styles.form} action={exportPath(article.id)} method="get">
      <input type="hidden" name="hl" value={locale} />
      {token ? <input type="hidden" name="token" value={token} /> : null}
      <label htmlFor={partId}>{t('article.part')}</label>
      <select
        ref={select}
        id={partId}
        name="part"
        className={styles.part}
        onChange={({ currentTarget }) => setPart(currentTarget.value)}
      >
        <option value="">{t('article.partWhole')}</option>
        {layers.map((layer) => (
          <LayerParts key={layer.id} layer={layer} />
        ))}
      </select>
      {article.courseTime === null ? null : (
        <label className={styles.times}>
          <input type="checkbox" name="times" value="estimate" />
          {t('article.gpxTimes')}
        </label>
      )}
      <p id={noteId} className={styles.note}>
        {shapeCount > 0 ? t('article.gpxWithoutShapes', { count: shapeCount }) : null}
      </p>
      <fieldset className={styles.formats}>
        <legend>{t('article.format')}</legend>
        {FORMATS.map(([format, label]) => (
          <button
            key={format}
            type="submit"
            name="format"
            value={format}
            className={buttonClass({ variant: 'line' })}
            aria-describedby={format === 'gpx' && shapeCount > 0 ? noteId : undefined}
          >
            {label}
          </button>
        ))}
        {hasPhotosInPart(layers) ? (
          <button
            type="submit"
            name="format"
            value="gpxzip"
            className={buttonClass({ variant: 'line' }, styles.wide)}
            disabled={!hasPhotosInPart(layers, part)}
            aria-describedby={shapeCount > 0 ? noteId : undefined}
          >
            {t('article.gpxWithPhotos')}
          </button>
        ) : null}
      </fieldset>
      {hasLineInPart(layers) ? <Courses isOffered={hasLineInPart(layers, part)} /> : null}
    </form>
  )
}

/** What a watch or a bike computer follows. */
function Courses({ isOffered }: { isOffered: boolean }) {
  const { t } = useLanguage()
  const noteId = useId()
  return (
    <>
      <fieldset className={styles.formats}>
        <legend>{t('article.courseFormat')}</legend>
        {COURSES.map(([format, label]) => (
          <button
            key={format}
            type="submit"
            name="format"
            value={format}
            className={buttonClass({ variant: 'line' })}
            disabled={!isOffered}
            aria-describedby={noteId}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <p id={noteId} className={styles.note}>
        {t(isOffered ? 'article.courseNote' : 'article.courseNeedsLine')}
      </p>
    </>
  )
}

function LayerParts({ layer: { id, name, objects } }: { layer: LayerOutline }) {
  const { t } = useLanguage()
  return (
    <optgroup label={name}>
      <option value={`layer:${id}`}>{t('article.partLayer')}</option>
      {objects.map((object) => (
        <option key={object.id} value={`object:${object.id}`}>
          {object.name}
        </option>
      ))}
    </optgroup>
  )
}
