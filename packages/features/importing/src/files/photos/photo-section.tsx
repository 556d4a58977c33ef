import { COLOR_HEX } from '@mishiori/map-document'
import { formatPictureProblem } from '@repo/authoring/format-picture-problem'
import { LeftOutNames } from '@repo/authoring/left-out-names'
import { PRODUCT_LIMITS } from '@repo/contract'
import type { Translator } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { type Dispatch, useId, useMemo } from 'react'
import type { ImportItem } from '../import-item.ts'
import type { ImportMessages } from '../messages/en-us.ts'
import { previewShapes } from '../preview-shapes.ts'
import { ClockSlider } from './clock-slider.tsx'
import { PhotoList } from './photo-list.tsx'
import { type PhotoPlan, previewLayer } from './photo-plan.ts'
import type { PhotoAction, PhotoState, RefusedPhoto } from './photo-state.ts'
import styles from './photos.module.css'

interface PhotoSectionProps {
  t: Translator<ImportMessages>
  photoState: PhotoState
  plan: PhotoPlan
  chosen: readonly ImportItem[]
  dispatch: Dispatch<PhotoAction>
  onRemove: (id: string) => void
}

/** The photos beside the files: where each goes and why, the camera's clock, and the chapters that come of it. */
export function PhotoSection({ t, photoState, plan, chosen, dispatch, onRemove }: PhotoSectionProps) {
  const titleId = useId()
  const { placed, clockOffsetMinutes, isClockAsked, chapters } = plan
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('import.photo.heading')}</h2>
        <output>{t('import.photo.counts', countsOf(plan))}</output>
      </header>
      {isClockAsked ? (
        <ClockSlider
          t={t}
          value={clockOffsetMinutes}
          isChosen={photoState.clockOffsetMinutes !== null}
          onChange={(minutes) => dispatch({ type: 'clock.set', minutes })}
        />
      ) : null}
      <PhotoMap t={t} plan={plan} chosen={chosen} />
      <PhotoList t={t} placed={placed} clockOffsetMinutes={clockOffsetMinutes} onRemove={onRemove} />
      {chapters.length > 0 ? (
        <div className={styles.chapters}>
          <p>{t('import.photo.chapters', { count: chapters.length })}</p>
          <ol>
            {chapters.map(({ title, photos }, index) => (
              <li key={index}>
                <b>{title}</b> <span>{photos.length}</span>
              </li>
            ))}
          </ol>
          <p>{t('import.photo.namedLater')}</p>
        </div>
      ) : null}
    </section>
  )
}

/** Photos beyond what is taken at once, and those that the server would not take. */
export function PhotosLeftOut({ t, photoState }: Pick<PhotoSectionProps, 't' | 'photoState'>) {
  const { formatError } = useLanguage()
  const { surplus, refused } = photoState
  const { imagesAtOnce: max, importedPhotos: total } = PRODUCT_LIMITS
  const reasonOf = ({ problem }: RefusedPhoto) => formatPictureProblem({ ok: false, problem }, t, formatError)
  return (
    <>
      {surplus.length > 0 ? (
        <div className={styles.problem} role="alert">
          <p>{t('import.photo.tooMany', { max, total, count: surplus.length })}</p>
          <LeftOutNames names={surplus} />
        </div>
      ) : null}
      {refused.length > 0 ? (
        <div className={styles.problem} role="alert">
          <p>{t('import.photo.refused', { count: refused.length })}</p>
          <LeftOutNames names={refused.map((photo) => [photo.name, reasonOf(photo)])} />
        </div>
      ) : null}
    </>
  )
}

function countsOf({ placed }: PhotoPlan) {
  const count = (...ways: readonly string[]) => placed.filter(({ placing }) => ways.includes(placing.how)).length
  return {
    byPosition: count('byPosition'),
    byTime: count('byTime', 'besideTrack'),
    unplaced: count('noExif', 'noTime', 'noTrack', 'outsideTrack'),
  }
}

const SIZE = { width: 640, height: 240, margin: 20 }

/** The tracks with the stops of the photos on them, moving with the clock. */
function PhotoMap({ t, plan, chosen }: Pick<PhotoSectionProps, 't' | 'plan' | 'chosen'>) {
  const shapes = useMemo(() => {
    const lines = chosen.flatMap(({ objects }) => objects).filter((object) => 'path' in object)
    return previewShapes([...lines, ...(previewLayer(plan, '')?.objects ?? [])], SIZE)
  }, [plan, chosen])
  if (shapes.length === 0) return null
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={t('import.photo.map')}
    >
      {shapes.map(({ kind, color, d }, at) => (
        <path key={at} d={d} data-kind={kind} stroke={COLOR_HEX[color].fill} fill="none" />
      ))}
    </svg>
  )
}
