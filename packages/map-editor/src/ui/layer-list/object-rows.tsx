import { type MapObject, type MapObjectId, pathLengthMeters } from '@mishiori/map-document'
import { type CSSProperties, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { formatDistance } from '../../messages/format.ts'
import { Icon } from '../icons/icon.tsx'
import { eyeSlashIcon } from '../icons/phosphor-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Badge } from '../shared/controls.tsx'
import { ObjectGlyph } from '../shared/object-glyph.tsx'
import { InlineName } from './inline-name.tsx'
import styles from './layer-rows.module.css'
import { ARIA_CHECKED, CheckMark, MoreButton, Name } from './row-parts.tsx'
import type { LayerRowsProps, RowProps } from './row-props.ts'
import { objectKey } from './tree-rows.ts'
import type { PickState } from './use-picking.ts'

/** The browser watches in every frame which of them can be seen: some rows together cost it as much as one. */
const GROUP_ROWS = 8
/** Rendered with the list; where there is room for more, those are rendered a frame later. */
const ROWS_AT_ONCE = 16

function rowGroups(objects: readonly MapObject[]) {
  return Array.from({ length: Math.ceil(objects.length / GROUP_ROWS) }, (_, group) => {
    const from = group * GROUP_ROWS
    return { from, objects: objects.slice(from, from + GROUP_ROWS) }
  })
}

function rowCount(count: number): CSSProperties {
  return { '--rows': count } as CSSProperties // React's type knows no custom properties
}

/** The objects of a layer. A long list renders its rows when they are near the visible part, or have the focus or a change. */
export function ObjectRows(props: LayerRowsProps) {
  return rowGroups(props.layer.objects).map(({ from, objects }) => (
    <RowGroup key={from} {...props} from={from} objects={objects} />
  ))
}

interface RowGroupProps extends LayerRowsProps {
  readonly from: number
  readonly objects: readonly MapObject[]
}

function RowGroup({ from, objects, ...props }: RowGroupProps) {
  const group = useRef<HTMLDivElement>(null)
  const isAtOnce = from < ROWS_AT_ONCE
  const isPreloaded = useProximityPreload(group, isAtOnce)
  const isMade = isPreloaded || objects.some(({ id }) => mustBeRendered(props, id))
  return (
    <div ref={group} role="none" {...(!isAtOnce && { className: styles.later, style: rowCount(objects.length) })}>
      {isMade &&
        objects.map((object, index) => (
          <ObjectRow
            key={object.id}
            messages={props.messages}
            commands={props.commands}
            isEditable={props.isEditable}
            object={object}
            position={from + index + 1}
            count={props.layer.objects.length}
            tabStopKey={props.tabStopKey === objectKey(object.id) ? props.tabStopKey : null}
            renamingKey={props.renamingKey === objectKey(object.id) ? props.renamingKey : null}
            isSelected={object.id === props.selectedObjectId}
            isMain={object.id === props.mainLineId}
            isDrawing={object.id === props.drawingObjectId}
            isHidden={props.isHidden || props.hiddenObjectIds?.has(object.id) === true}
            isHiddenAlone={props.hiddenObjectIds?.has(object.id) === true}
            lang={props.langOf?.(object.id, 'name')}
            isUntranslated={props.untranslatedIds?.has(object.id) === true}
            picked={props.pickedIds ? (props.pickedIds.has(object.id) ? 'all' : 'none') : undefined}
          />
        ))}
    </div>
  )
}

function mustBeRendered(
  { tabStopKey, renamingKey, selectedObjectId, drawingObjectId }: LayerRowsProps,
  id: MapObjectId,
) {
  const key = objectKey(id)
  return key === tabStopKey || key === renamingKey || id === selectedObjectId || id === drawingObjectId
}

interface ObjectRowProps extends RowProps {
  readonly object: MapObject
  readonly isSelected: boolean
  readonly isMain: boolean
  readonly isDrawing: boolean
  readonly isHidden: boolean
  /** It is the object itself that was hidden. */
  readonly isHiddenAlone: boolean
  readonly lang: string | undefined
  readonly isUntranslated: boolean
  readonly picked: PickState | undefined
}

const ObjectRow = memo(function ObjectRow(props: ObjectRowProps) {
  const { messages, commands, object, isSelected, isMain, isDrawing, picked } = props
  const key = objectKey(object.id)
  const isTabStop = props.tabStopKey === key
  const length = isDrawing ? null : lengthText(object, messages.locale)
  const state = isDrawing ? messages.layers.drawing : isMain && messages.layers.main
  // The texts of the row, then the meaning of its glyph.
  const hidden = props.isHidden && messages.lines.hiddenState
  const untranslated = props.isUntranslated && messages.layers.untranslated
  const label = [object.name, untranslated, state, length, hidden, messages.objects.kinds[object.kind]]
  return (
    <div
      role="treeitem"
      aria-level={2}
      aria-selected={isSelected}
      aria-checked={picked && ARIA_CHECKED[picked]}
      aria-setsize={props.count}
      aria-posinset={props.position}
      aria-label={label.filter(Boolean).join(', ')}
      tabIndex={isTabStop ? 0 : -1}
      data-row={key}
      className={classNames(styles.item, props.isHidden && styles.hidden)}
      onPointerEnter={() => commands.onHoverObject(object.id)}
      onPointerLeave={() => commands.onHoverObject(null)}
    >
      <div
        className={classNames(styles.row, styles.object, (isSelected || isDrawing) && styles.selected)}
        data-drag={key}
      >
        {picked && <CheckMark picked={picked} />}
        <ObjectGlyph object={object} />
        {props.renamingKey === key ? (
          <InlineName messages={messages} name={object.name} onDone={(name) => commands.onRename(key, name)} />
        ) : (
          <Name {...props} name={object.name} />
        )}{' '}
        {props.isHiddenAlone && <Icon path={eyeSlashIcon} size={16} />}
        {isDrawing && <Badge>{messages.layers.drawing}</Badge>}
        {isMain && !isDrawing && <Badge tone="brand">{messages.layers.main}</Badge>}{' '}
        {length && <span className={styles.figure}>{length}</span>}
        {props.isEditable && <MoreButton {...props} rowKey={key} name={object.name} isTabStop={isTabStop} />}
      </div>
    </div>
  )
})

function lengthText(object: MapObject, locale: string): string | null {
  return 'path' in object ? formatDistance(pathLengthMeters(object.path), locale) : null
}

/** How far beside the visible part of the list rows are preloaded. */
const NEAR_PX = 120

/** Whether a part of the list has been near the visible part. `isNear`: it is near from the beginning. */
function useProximityPreload(part: RefObject<HTMLElement | null>, isNear: boolean): boolean {
  const [isPreloaded, setIsPreloaded] = useState(isNear)
  useEffect(() => {
    if (isPreloaded || !part.current) return
    if (typeof IntersectionObserver === 'undefined') {
      setIsPreloaded(true)
      return
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsPreloaded(true),
      {
        root: part.current.closest('[role="tree"]'),
        rootMargin: `${NEAR_PX}px 0px`,
      },
    )
    observer.observe(part.current)
    return () => observer.disconnect()
  }, [part, isPreloaded])
  return isPreloaded
}
