import { type Layer, type LayerId, type MapObject, type MapObjectId, pathLengthMeters } from '@mishiori/map-document'
import { memo } from 'react'
import { Icon } from '../../icons/icon.tsx'
import {
  caretDownIcon,
  caretRightIcon,
  checkIcon,
  eyeIcon,
  eyeSlashIcon,
  lockIcon,
  minusIcon,
  moreIcon,
} from '../../icons/phosphor-paths.ts'
import { formatDistance } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { ObjectGlyph } from '../object-glyph.tsx'
import { classNames } from '../shared/class-names.ts'
import { Badge, IconButton } from '../shared/controls.tsx'
import { InlineName } from './inline-name.tsx'
import styles from './layer-list.module.css'
import { layerKey, objectKey, type RowKey } from './tree-rows.ts'
import { type PickState, pickState } from './use-picking.ts'

/** What rows ask of the list. One object for the life of the list, so that rows need not render again for it. */
export interface RowCommands {
  readonly onActivate: (key: RowKey) => void
  readonly onToggleLayer: (layerId: LayerId) => void
  readonly onToggleExpanded: (layerId: LayerId) => void
  readonly onOpenMenu: (key: RowKey, button: HTMLElement) => void
  readonly onRename: (key: RowKey, name: string | null) => void
  readonly onHoverObject: (objectId: MapObjectId | null) => void
}

interface RowProps {
  readonly messages: MapEditorMessages
  readonly commands: RowCommands
  readonly isEditable: boolean
  readonly position: number
  readonly count: number
  /** The row that Tab reaches; null when it is in another layer. */
  readonly tabStopKey: RowKey | null
  readonly renamingKey: RowKey | null
}

export interface LayerRowsProps extends RowProps {
  readonly layer: Layer
  readonly isSelected: boolean
  readonly isHidden: boolean
  readonly isExpanded: boolean
  readonly hiddenObjectIds: ReadonlySet<MapObjectId> | undefined
  readonly untranslatedIds: ReadonlySet<LayerId | MapObjectId> | undefined
  /** Null when they are in another layer. */
  readonly selectedObjectId: MapObjectId | null
  readonly mainLineId: MapObjectId | null
  readonly drawingObjectId: MapObjectId | null
  /** The picked objects of all layers; null unless several are being picked. */
  readonly pickedIds: ReadonlySet<MapObjectId> | null
}

/** A layer, then its objects, as one flat run of rows. Renders again only when something of this layer changed. */
export const LayerRows = memo(function LayerRows(props: LayerRowsProps) {
  const { messages, commands, layer, isHidden, isExpanded, tabStopKey, renamingKey, isEditable } = props
  const key = layerKey(layer.id)
  const isRecorded = layer.objects.some((object) => object.kind === 'recordedLine')
  const isUntranslated = props.untranslatedIds?.has(layer.id) === true
  const picked = props.pickedIds ? pickState(layer, props.pickedIds) : undefined
  return (
    <>
      <div
        role="treeitem"
        aria-level={1}
        aria-expanded={isExpanded}
        aria-selected={props.isSelected}
        aria-checked={picked && ARIA_CHECKED[picked]}
        aria-setsize={props.count}
        aria-posinset={props.position}
        aria-label={layerLabel(messages, layer, { isHidden, isRecorded, isUntranslated })}
        tabIndex={tabStopKey === key ? 0 : -1}
        data-row={key}
        className={classNames(styles.item, isHidden && styles.hidden)}
      >
        <LayerHead {...props} isRecorded={isRecorded} isUntranslated={isUntranslated} picked={picked} />
      </div>
      {isExpanded && layer.objects.length === 0 && <div className={styles.empty}>{messages.layers.empty}</div>}
      {isExpanded &&
        layer.objects.map((object, index) => (
          <ObjectRow
            key={object.id}
            messages={messages}
            commands={commands}
            isEditable={isEditable}
            object={object}
            position={index + 1}
            count={layer.objects.length}
            tabStopKey={tabStopKey === objectKey(object.id) ? tabStopKey : null}
            renamingKey={renamingKey === objectKey(object.id) ? renamingKey : null}
            isSelected={object.id === props.selectedObjectId}
            isMain={object.id === props.mainLineId}
            isDrawing={object.id === props.drawingObjectId}
            isHidden={isHidden || props.hiddenObjectIds?.has(object.id) === true}
            isHiddenAlone={props.hiddenObjectIds?.has(object.id) === true}
            isUntranslated={props.untranslatedIds?.has(object.id) === true}
            picked={props.pickedIds ? (props.pickedIds.has(object.id) ? 'all' : 'none') : undefined}
          />
        ))}
    </>
  )
})

interface LayerHeadProps extends LayerRowsProps {
  readonly isRecorded: boolean
  readonly isUntranslated: boolean
  readonly picked: PickState | undefined
}

function LayerHead(props: LayerHeadProps) {
  const { messages, commands, layer, isHidden, isExpanded, isSelected, isRecorded } = props
  const words = messages.layers
  const key = layerKey(layer.id)
  const isTabStop = props.tabStopKey === key
  return (
    <div className={classNames(styles.row, styles.head, isSelected && styles.selected)} data-drag={key}>
      {props.picked ? <CheckMark picked={props.picked} /> : <span className={styles.bar} />}
      <IconButton
        size="small"
        icon={isHidden ? eyeSlashIcon : eyeIcon}
        iconSize={18}
        label={isHidden ? words.show(layer.name) : words.hide(layer.name)}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => commands.onToggleLayer(layer.id)}
      />
      {props.renamingKey === key ? (
        <InlineName messages={messages} name={layer.name} onDone={(name) => commands.onRename(key, name)} />
      ) : (
        <Name {...props} name={layer.name} />
      )}
      {isRecorded && <Icon path={lockIcon} size={16} />} <span className={styles.figure}>{layer.objects.length}</span>
      {props.isEditable && <MoreButton {...props} rowKey={key} name={layer.name} isTabStop={isTabStop} />}
      <IconButton
        size="small"
        icon={isExpanded ? caretDownIcon : caretRightIcon}
        iconSize={15}
        label={isExpanded ? words.fold(layer.name) : words.expand(layer.name)}
        tabIndex={-1}
        onClick={() => commands.onToggleExpanded(layer.id)}
      />
    </div>
  )
}

interface ObjectRowProps extends RowProps {
  readonly object: MapObject
  readonly isSelected: boolean
  readonly isMain: boolean
  readonly isDrawing: boolean
  readonly isHidden: boolean
  /** It is the object itself that was hidden. */
  readonly isHiddenAlone: boolean
  readonly isUntranslated: boolean
  readonly picked: PickState | undefined
}

const ObjectRow = memo(function ObjectRow(props: ObjectRowProps) {
  const { messages, commands, object, isSelected, isMain, isDrawing, picked } = props
  const key = objectKey(object.id)
  const isTabStop = props.tabStopKey === key
  const length = isDrawing ? null : lengthText(object, messages.locale)
  const state = isDrawing ? messages.layers.drawing : isMain && messages.layers.main
  // As the row shows it, then what only its glyph says.
  const hidden = props.isHiddenAlone && messages.lines.hiddenState
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

interface NameProps extends Pick<RowProps, 'messages'> {
  readonly name: string
  readonly isUntranslated: boolean
}

function Name({ messages, name, isUntranslated }: NameProps) {
  return (
    <span
      className={classNames(styles.name, isUntranslated && styles.untranslated)}
      title={isUntranslated ? `${name} (${messages.layers.untranslated})` : name}
    >
      {name}
    </span>
  )
}

const ARIA_CHECKED = { all: true, some: 'mixed', none: false } as const

function CheckMark({ picked }: { readonly picked: PickState }) {
  return (
    <span className={styles.check} data-picked={picked}>
      <Icon path={picked === 'some' ? minusIcon : checkIcon} size={14} />
    </span>
  )
}

interface MoreButtonProps extends Pick<RowProps, 'messages' | 'commands'> {
  readonly rowKey: RowKey
  readonly name: string
  readonly isTabStop: boolean
}

function MoreButton({ messages, commands, rowKey, name, isTabStop }: MoreButtonProps) {
  return (
    <IconButton
      size="small"
      className={styles.more ?? ''}
      icon={moreIcon}
      iconSize={18}
      label={messages.layers.moreOf(name)}
      aria-haspopup="menu"
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => commands.onOpenMenu(rowKey, event.currentTarget)}
    />
  )
}

interface LayerState {
  readonly isHidden: boolean
  readonly isRecorded: boolean
  readonly isUntranslated: boolean
}

function layerLabel(
  { layers: words }: MapEditorMessages,
  layer: Layer,
  { isHidden, isRecorded, isUntranslated }: LayerState,
): string {
  const parts = [layer.name, words.objectCount(layer.objects.length)]
  return [
    ...parts,
    isUntranslated && words.untranslated,
    isHidden && words.hiddenState,
    isRecorded && words.lockedState,
  ]
    .filter(Boolean)
    .join(', ')
}

function lengthText(object: MapObject, locale: string): string | null {
  return 'path' in object ? formatDistance(pathLengthMeters(object.path), locale) : null
}
