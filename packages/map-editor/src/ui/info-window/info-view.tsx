import { type MapObject, pathLengthMeters, type Rectangle } from '@mishiori/map-document'
import { type ReactNode, useMemo } from 'react'
import type { MapViewMessages } from '../../messages/messages.ts'
import { rectangleSizeText } from '../../messages/shape-size-text.ts'
import { closeIcon } from '../icons/phosphor-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Badge, IconButton } from '../shared/controls.tsx'
import { DistanceFigure } from '../shared/distance-figure.tsx'
import { ObjectGlyph } from '../shared/object-glyph.tsx'
import styles from './info-window.module.css'
import type { InfoWindowProps } from './info-window-props.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { RecordingFigures } from './recording-figures.tsx'

interface InfoViewProps extends Pick<InfoWindowProps, 'object' | 'langOf' | 'isMain' | 'onClose'> {
  readonly messages: MapViewMessages
  /** The ways to change the object; passed in, so that a map that is only shown does not bring them along. */
  readonly actions?: ReactNode
}

/** What the object is. */
export function InfoView({ messages, object, langOf, isMain, actions, onClose }: InfoViewProps) {
  const hasBody =
    object.description !== '' ||
    seenOnOf(object) !== null ||
    'path' in object ||
    object.kind === 'circle' ||
    object.kind === 'rectangle'
  return (
    <div className={classNames(styles.view, !actions && styles.readOnly)}>
      <div className={styles.head}>
        <ObjectGlyph object={object} size={object.kind === 'spot' ? 'large' : 'small'} />
        <h2 className={styles.title} lang={langOf?.(object.id, 'name')}>
          {object.name}
        </h2>
        <IconButton icon={closeIcon} iconSize={18} label={messages.common.close} onClick={onClose} />
      </div>
      {object.kind === 'spot' && object.images.length > 0 && <PhotoStrip messages={messages} spot={object} />}
      {hasBody && (
        // A description that scrolls must be reachable by keyboard; a short one should not be a stop.
        <div className={styles.body} tabIndex={mayScroll(object.description) ? 0 : undefined}>
          <Figures messages={messages} object={object} isMain={isMain} />
          {object.kind === 'recordedLine' && <RecordingFigures messages={messages} recording={object} />}
          <SeenOn messages={messages} object={object} />
          {object.description !== '' && (
            <p className={styles.description} lang={langOf?.(object.id, 'description')}>
              {object.description}
            </p>
          )}
        </div>
      )}
      {actions}
    </div>
  )
}

type FiguresProps = Pick<InfoViewProps, 'messages' | 'object' | 'isMain'>

function Figures({ messages, object, isMain }: FiguresProps) {
  const meters = useMemo(() => findSizeMeters(object), [object])
  if (object.kind === 'rectangle') return <RectangleFigures messages={messages} rectangle={object} />
  if (meters === null) return null
  return (
    <div className={styles.figures}>
      <dl>
        <dt>{object.kind === 'circle' ? messages.info.radius : messages.info.length}</dt>
        <dd>
          <DistanceFigure meters={meters} locale={messages.locale} />
        </dd>
      </dl>
      {isMain && <Badge tone="brand">{messages.info.isMain}</Badge>}
    </div>
  )
}

function RectangleFigures({ messages, rectangle }: Pick<FiguresProps, 'messages'> & { readonly rectangle: Rectangle }) {
  return (
    <div className={styles.figures}>
      <dl>
        <dt>{messages.info.size}</dt>
        <dd>{rectangleSizeText(messages, rectangle)}</dd>
      </dl>
    </div>
  )
}

function SeenOn({ messages, object }: Pick<FiguresProps, 'messages' | 'object'>) {
  const day = seenOnOf(object)
  if (day === null) return null
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString(messages.locale, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  })
  return (
    <div className={styles.figures}>
      <dl>
        <dt>{messages.info.seenOn}</dt>
        <dd>
          <time dateTime={day}>{date}</time>
        </dd>
      </dl>
    </div>
  )
}

const seenOnOf = (object: MapObject) => (object.kind === 'spot' ? (object.seenOn ?? null) : null)

/** Ten lines fit; a line has room for about twenty full-width characters. */
function mayScroll(description: string): boolean {
  return description.length > 160 || description.split('\n').length > 8
}

function findSizeMeters(object: MapObject): number | null {
  if ('path' in object) return pathLengthMeters(object.path)
  return object.kind === 'circle' ? object.radiusMeters : null
}
