import type { MapObjectId } from '@mishiori/map-document'
import { MAP_LIMITS } from '@mishiori/map-document'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { caretUpIcon, checkIcon, layersIcon, pickSeveralIcon, plusIcon } from '../icons/phosphor-paths.ts'
import { LiveRegion } from '../panels/live-region.tsx'
import { classNames } from '../shared/class-names.ts'
import { Button, IconButton, panelClass, surfaceClass, VisuallyHidden } from '../shared/controls.tsx'
import { RefusingButton } from '../shared/refusing-button.tsx'
import styles from './layer-list.module.css'
import type { LayerListEditing, LayerListProps } from './layer-list-props.ts'
import { LayerTree } from './layer-tree.tsx'
import { PickedActions } from './picked-actions.tsx'
import { type Picking, usePicking } from './use-picking.ts'

/** Layers with their objects: shown, hidden, selected, and where editing is allowed named, ordered and deleted. */
export function LayerList(props: LayerListProps) {
  const { messages, isCollapsible = false, isInitiallyOpen = !isCollapsible, variant = 'panel' } = props
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  const isToFocus = useRef(false)
  const { picking, begin } = usePicking(props.layers)
  const { editing } = props
  const open = (next: boolean) => {
    isToFocus.current = true
    setIsOpen(next)
  }
  /** What the button or the list gives way to takes the focus over. */
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !isToFocus.current) return
    isToFocus.current = false
    focusPartOf(element)
  }
  if (isCollapsible && !isOpen) return <Opener {...props} ref={takeFocus} onOpen={() => open(true)} />
  /** A list that only shows has done what it was opened for. */
  const select = (objectId: MapObjectId) => {
    props.onSelectObject(objectId)
    if (isCollapsible && !editing) open(false)
  }
  return (
    <section
      ref={takeFocus}
      aria-label={messages.layers.title}
      data-part="layers"
      className={classNames(panelClass, variant === 'panel' ? classNames(surfaceClass, styles.panel) : styles.plain)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !(picking || isCollapsible)) return
        event.stopPropagation()
        if (picking) picking.end()
        else open(false)
      }}
    >
      {editing && picking ? (
        <PickingTop messages={messages} picking={picking} />
      ) : (
        <Top {...props} onPick={begin} onCollapse={isCollapsible ? () => open(false) : undefined} />
      )}
      {editing ? null : <ToggledLayers {...props} />}
      <LayerTree {...props} onSelectObject={select} picking={editing ? picking : null} />
      {editing && picking && (
        <PickedActions messages={messages} layers={props.layers} picking={picking} editing={editing} />
      )}
    </section>
  )
}

/** Says what Enter on a layer did; an editor tells of all that happens itself. */
function ToggledLayers({ messages, layers, hiddenLayerIds }: LayerListProps) {
  const known = useRef(hiddenLayerIds)
  const [said, setSaid] = useState({ message: '', nonce: 0 })
  useEffect(() => {
    const toggled = layers.find(({ id }) => hiddenLayerIds.has(id) !== known.current.has(id))
    known.current = hiddenLayerIds
    if (!toggled) return
    const text = hiddenLayerIds.has(toggled.id) ? messages.announce.layerHidden : messages.announce.layerShown
    setSaid(({ nonce }) => ({ message: text(toggled.name), nonce: nonce + 1 }))
  }, [messages, layers, hiddenLayerIds])
  return <LiveRegion {...said} />
}

/** The row that the keys move from, or the button itself. */
function focusPartOf(element: HTMLElement): void {
  const row = element.querySelector('[role="treeitem"][tabindex="0"]')
  const part = row instanceof HTMLElement ? row : element
  part.focus({ preventScroll: true })
}

interface OpenerProps extends LayerListProps {
  readonly ref: (button: HTMLElement | null) => void
  readonly onOpen: () => void
}

function Opener({ messages, layers, ref, onOpen }: OpenerProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={false}
      data-part="layers"
      className={classNames(panelClass, surfaceClass, styles.opener)}
      onClick={onOpen}
    >
      <Icon path={layersIcon} size={22} />
      {messages.layers.title}
      <span className={styles.count}>{layers.length}</span>
    </button>
  )
}

interface TopProps extends LayerListProps {
  readonly onPick: () => void
  readonly onCollapse: (() => void) | undefined
}

function PickingTop({ messages, picking }: Pick<LayerListProps, 'messages'> & { readonly picking: Picking }) {
  const strings = messages.layers.several
  return (
    <div className={styles.top}>
      <h2 className={classNames(styles.title, styles.grows)}>{strings.begin}</h2>
      <Button variant="brand" size="small" icon={checkIcon} onClick={picking.end}>
        {strings.end}
      </Button>
    </div>
  )
}

/** Fewer are changed one by one. */
const LEAST_TO_PICK = 2

function Top({ messages, layers, editing, onPick, onCollapse }: TopProps) {
  const strings = messages.layers
  return (
    <div className={styles.top}>
      <h2 className={styles.title}>{strings.title}</h2>
      <span className={styles.used}>
        {editing && (
          <span aria-hidden="true">
            {layers.length} / {MAP_LIMITS.layers}
          </span>
        )}
        <VisuallyHidden>{strings.count(layers.length, MAP_LIMITS.layers)}</VisuallyHidden>
      </span>
      {editing && layers.reduce((count, { objects }) => count + objects.length, 0) >= LEAST_TO_PICK && (
        <IconButton size="small" icon={pickSeveralIcon} iconSize={18} label={strings.several.begin} onClick={onPick} />
      )}
      {editing && <AddButton messages={messages} count={layers.length} onAddLayer={editing.onAddLayer} />}
      {onCollapse && (
        <IconButton size="small" icon={caretUpIcon} iconSize={16} label={strings.collapse} onClick={onCollapse} />
      )}
    </div>
  )
}

interface AddButtonProps extends Pick<LayerListProps, 'messages'>, Pick<LayerListEditing, 'onAddLayer'> {
  readonly count: number
}

function AddButton({ messages, count, onAddLayer }: AddButtonProps) {
  const refusal = count >= MAP_LIMITS.layers ? messages.layers.limitReached(MAP_LIMITS.layers) : null
  return (
    <RefusingButton
      variant="brand"
      size="small"
      icon={plusIcon}
      aria-keyshortcuts="Shift+L"
      refusal={refusal}
      onClick={onAddLayer}
    >
      {messages.layers.add}
    </RefusingButton>
  )
}
