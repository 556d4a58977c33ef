import { MAP_LIMITS } from '@mishiori/map-document'
import { useId, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import styles from './layers/layer-list.module.css'
import { LayerTree } from './layers/layer-tree.tsx'
import type { LayerListEditing, LayerListProps } from './panel-props.ts'
import { classNames } from './shared/class-names.ts'
import { Button, IconButton, surfaceClass, VisuallyHidden } from './shared/controls.tsx'

/** Layers with their objects: shown, hidden, selected, and where editing is allowed named, ordered and deleted. */
export function LayerList(props: LayerListProps) {
  const { messages, isCollapsible = false, isInitiallyOpen = !isCollapsible, variant = 'panel' } = props
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  if (isCollapsible && !isOpen) return <Opener {...props} onOpen={() => setIsOpen(true)} />
  return (
    <section
      aria-label={messages.layers.title}
      className={variant === 'panel' ? classNames(surfaceClass, styles.panel) : styles.plain}
    >
      <Top {...props} onCollapse={isCollapsible ? () => setIsOpen(false) : undefined} />
      <LayerTree {...props} />
    </section>
  )
}

function Opener({ messages, layers, onOpen }: LayerListProps & { readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={false}
      aria-label={messages.layers.open}
      className={classNames(surfaceClass, styles.opener)}
      onClick={onOpen}
    >
      <Icon name="layers" size={22} />
      {messages.layers.title}
      <span className={styles.figure}>{layers.length}</span>
    </button>
  )
}

interface TopProps extends LayerListProps {
  readonly onCollapse: (() => void) | undefined
}

function Top({ messages, layers, editing, onCollapse }: TopProps) {
  const words = messages.layers
  return (
    <div className={styles.top}>
      <h2 className={styles.title}>{words.title}</h2>
      <span className={styles.used}>
        {editing && (
          <span aria-hidden="true">
            {layers.length} / {MAP_LIMITS.layers}
          </span>
        )}
        <VisuallyHidden>{words.count(layers.length, MAP_LIMITS.layers)}</VisuallyHidden>
      </span>
      {editing && <AddButton messages={messages} count={layers.length} onAddLayer={editing.onAddLayer} />}
      {onCollapse && (
        <IconButton size="small" icon="caret-up" iconSize={16} label={words.collapse} onClick={onCollapse} />
      )}
    </div>
  )
}

interface AddButtonProps extends Pick<LayerListProps, 'messages'>, Pick<LayerListEditing, 'onAddLayer'> {
  readonly count: number
}

/** Stays focusable at the limit, so that the reason can be read. */
function AddButton({ messages, count, onAddLayer }: AddButtonProps) {
  const reasonId = useId()
  const isFull = count >= MAP_LIMITS.layers
  const reason = messages.layers.limitReached(MAP_LIMITS.layers)
  return (
    <>
      <Button
        variant="brand"
        size="small"
        icon="plus"
        aria-disabled={isFull}
        aria-describedby={isFull ? reasonId : undefined}
        aria-keyshortcuts="Shift+L"
        title={isFull ? reason : undefined}
        onClick={() => !isFull && onAddLayer()}
      >
        {messages.layers.add}
      </Button>
      {isFull && <VisuallyHidden id={reasonId}>{reason}</VisuallyHidden>}
    </>
  )
}
