import type { Layer } from '@mishiori/map-document'
import { memo } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { Icon } from '../icons/icon.tsx'
import { caretDownIcon, caretRightIcon, eyeIcon, eyeSlashIcon, lockIcon } from '../icons/phosphor-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { IconButton } from '../shared/controls.tsx'
import { InlineName } from './inline-name.tsx'
import styles from './layer-rows.module.css'
import { ObjectRows } from './object-rows.tsx'
import { ARIA_CHECKED, CheckMark, MoreButton, Name } from './row-parts.tsx'
import type { LayerRowsProps } from './row-props.ts'
import { layerKey } from './tree-rows.ts'
import { type PickState, pickState } from './use-picking.ts'

/** A layer, then its objects. Renders again only when something of this layer changed. */
export const LayerRows = memo(function LayerRows(props: LayerRowsProps) {
  const { messages, layer, isHidden, isExpanded } = props
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
        tabIndex={props.tabStopKey === key ? 0 : -1}
        data-row={key}
        className={classNames(styles.item, isHidden && styles.hidden)}
      >
        <LayerHead {...props} isRecorded={isRecorded} isUntranslated={isUntranslated} picked={picked} />
      </div>
      {isExpanded && layer.objects.length === 0 && <div className={styles.empty}>{messages.layers.empty}</div>}
      {isExpanded && <ObjectRows {...props} />}
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
  const strings = messages.layers
  const key = layerKey(layer.id)
  const isTabStop = props.tabStopKey === key
  return (
    <div className={classNames(styles.row, styles.head, isSelected && styles.selected)} data-drag={key}>
      {props.picked ? <CheckMark picked={props.picked} /> : <span className={styles.bar} />}
      <IconButton
        size="small"
        icon={isHidden ? eyeSlashIcon : eyeIcon}
        iconSize={18}
        label={isHidden ? strings.show(layer.name) : strings.hide(layer.name)}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => commands.onToggleLayer(layer.id)}
      />
      {props.renamingKey === key ? (
        <InlineName messages={messages} name={layer.name} onDone={(name) => commands.onRename(key, name)} />
      ) : (
        <Name {...props} name={layer.name} lang={props.langOf?.(layer.id, 'name')} />
      )}
      {isRecorded && <Icon path={lockIcon} size={16} />} <span className={styles.figure}>{layer.objects.length}</span>
      {props.isEditable && <MoreButton {...props} rowKey={key} name={layer.name} isTabStop={isTabStop} />}
      <IconButton
        size="small"
        icon={isExpanded ? caretDownIcon : caretRightIcon}
        iconSize={15}
        label={isExpanded ? strings.fold(layer.name) : strings.expand(layer.name)}
        tabIndex={-1}
        onClick={() => commands.onToggleExpanded(layer.id)}
      />
    </div>
  )
}

interface LayerState {
  readonly isHidden: boolean
  readonly isRecorded: boolean
  readonly isUntranslated: boolean
}

function layerLabel(
  { layers: strings }: MapEditorMessages,
  layer: Layer,
  { isHidden, isRecorded, isUntranslated }: LayerState,
): string {
  const parts = [layer.name, strings.objectCount(layer.objects.length)]
  return [
    ...parts,
    isUntranslated && strings.untranslated,
    isHidden && strings.hiddenState,
    isRecorded && strings.lockedState,
  ]
    .filter(Boolean)
    .join(', ')
}
