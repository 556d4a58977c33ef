import { type MapObject, pathLengthMeters, type Rectangle } from '@mishiori/map-document'
import { useMemo, useState } from 'react'
import { shapeSizeText } from '../../messages/shape-size-text.ts'
import {
  closeIcon,
  lineIcon,
  moreIcon,
  paletteIcon,
  pencilIcon,
  polygonIcon,
  scissorsIcon,
  starIcon,
  trashIcon,
} from '../icons/phosphor-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Badge, Button, IconButton } from '../shared/controls.tsx'
import { DistanceFigure } from '../shared/distance-figure.tsx'
import { ObjectGlyph } from '../shared/object-glyph.tsx'
import { type MenuEntry, RowMenu } from '../shared/row-menu.tsx'
import styles from './info-window.module.css'
import type { InfoWindowProps } from './info-window-props.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { RecordingFigures } from './recording-figures.tsx'

/** What the object is, and the ways to change it. */
export function InfoView({ messages, object, langOf, isMain, editing, onModeChange, onClose }: InfoWindowProps) {
  const hasBody =
    object.description !== '' ||
    seenOnOf(object) !== null ||
    'path' in object ||
    object.kind === 'circle' ||
    object.kind === 'rectangle'
  return (
    <div className={classNames(styles.view, !editing && styles.readOnly)}>
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
      {editing && (
        <div className={styles.actions}>
          {editing.onEditLine && (
            <Button variant="line" size="small" icon={lineIcon} onClick={editing.onEditLine}>
              {messages.info.editLine}
            </Button>
          )}
          {editing.onTrim && (
            <Button variant="line" size="small" icon={scissorsIcon} onClick={editing.onTrim}>
              {messages.recordings.trim}
            </Button>
          )}
          {editing.onEditShape && (
            <Button variant="line" size="small" icon={polygonIcon} onClick={editing.onEditShape}>
              {messages.info.editShape}
            </Button>
          )}
          {editing.onSetMain && !isMain && (
            <Button variant="line" size="small" icon={starIcon} onClick={editing.onSetMain}>
              {messages.info.setMain}
            </Button>
          )}
          <Button variant="line" size="small" icon={pencilIcon} data-begins="info" onClick={() => onModeChange('info')}>
            {messages.common.edit}
          </Button>
          <Button
            variant="ghost"
            size="small"
            icon={paletteIcon}
            data-begins="color"
            onClick={() => onModeChange('color')}
          >
            {messages.info.changeColor}
          </Button>
          <div className={styles.last}>
            {editing.menu && <MoreMenu label={messages.lines.menu(object.name)} entries={editing.menu} />}
            <IconButton
              icon={trashIcon}
              tone="danger"
              label={messages.common.delete}
              data-begins="deleting"
              onClick={() => onModeChange('deleting')}
            />
          </div>
        </div>
      )}
    </div>
  )
}

function MoreMenu({ label, entries }: { readonly label: string; readonly entries: readonly MenuEntry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => {
    anchor?.focus()
    setAnchor(null)
  }
  return (
    <>
      <IconButton
        icon={moreIcon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      {anchor && <RowMenu label={label} anchor={anchor} entries={entries} onClose={close} />}
    </>
  )
}

type FiguresProps = Pick<InfoWindowProps, 'messages' | 'object' | 'isMain'>

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
        <dd>{shapeSizeText(messages, rectangle)}</dd>
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
