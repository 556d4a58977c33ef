import type { Layer, MapColor, MapObjectId } from '@mishiori/map-document'
import { useId, useState } from 'react'
import { layersIcon, linkIcon, paletteIcon, trashIcon } from '../icons/phosphor-paths.ts'
import type { WithMessages } from '../panel-props.ts'
import { ColorPicker } from '../shared/choice-grid.tsx'
import { Button, IconButton, VisuallyHidden } from '../shared/controls.tsx'
import { RowMenu } from '../shared/row-menu.tsx'
import type { LayerListEditing } from './layer-list-props.ts'
import styles from './picked-actions.module.css'
import type { Picking } from './use-picking.ts'

export interface PickedActionsProps extends WithMessages {
  readonly layers: readonly Layer[]
  readonly picking: Picking
  readonly editing: LayerListEditing
}

/** What can be done with the picked objects: each is one step of undo. */
export function PickedActions({ messages, layers, picking, editing }: PickedActionsProps) {
  const strings = messages.layers.several
  const [isColoring, setIsColoring] = useState(false)
  const [wish, setWish] = useState<{ readonly layers: readonly Layer[]; readonly color: MapColor } | null>(null)
  const [movingFrom, setMovingFrom] = useState<HTMLElement | null>(null)
  const ids = [...picking.ids]
  const isNone = ids.length === 0
  return (
    <div className={styles.actions}>
      {isColoring && !isNone && (
        <ColorPicker
          messages={messages}
          // The host may take a moment to list what was chosen.
          value={wish?.layers === layers ? wish.color : commonColor(layers, picking)}
          onChange={(color) => {
            setWish({ layers, color })
            editing.onRecolorObjects(ids, color)
          }}
        />
      )}
      <div className={styles.row}>
        <span role="status" className={styles.count}>
          {strings.count(ids.length)}
        </span>
        <Button variant="ghost" size="small" className={styles.last ?? ''} onClick={picking.toggleAll}>
          {picking.isAll ? strings.none : strings.all}
        </Button>
      </div>
      <div className={styles.row}>
        <Button
          variant="line"
          size="small"
          icon={paletteIcon}
          disabled={isNone}
          aria-expanded={isColoring && !isNone}
          onClick={() => setIsColoring(!isColoring)}
        >
          {strings.color}
        </Button>
        <Button
          variant="line"
          size="small"
          icon={layersIcon}
          disabled={isNone || layers.length < 2}
          aria-haspopup="menu"
          onClick={(event) => setMovingFrom(event.currentTarget)}
        >
          {strings.moveTo}
        </Button>
        <span className={styles.last}>
          {editing.onJoinLines && (
            <JoinLines messages={messages} pair={pairOfLines(layers, picking)} onJoin={editing.onJoinLines} />
          )}
          <IconButton
            icon={trashIcon}
            tone="danger"
            label={strings.delete}
            // It retains the focus after the picked objects are removed.
            aria-disabled={isNone}
            onClick={() => isNone || editing.onDeleteObjects(ids)}
          />
        </span>
      </div>
      {movingFrom && (
        <RowMenu
          label={strings.moveTo}
          anchor={movingFrom}
          entries={layers.map((layer) => ({
            label: layer.name,
            icon: layersIcon,
            onChoose: () => editing.onMoveObjects(ids, layer.id),
          }))}
          onClose={() => {
            setMovingFrom(null)
            movingFrom.focus()
          }}
        />
      )}
    </div>
  )
}

interface JoinLinesProps extends WithMessages {
  /** Null unless two free lines are picked and nothing else. */
  readonly pair: readonly [MapObjectId, MapObjectId] | null
  readonly onJoin: NonNullable<LayerListEditing['onJoinLines']>
}

function JoinLines({ messages: { lines: strings }, pair, onJoin }: JoinLinesProps) {
  const refusalId = useId()
  return (
    <>
      <IconButton
        icon={linkIcon}
        label={strings.joinPicked}
        title={pair ? strings.joinPicked : strings.joinPickedRefusal}
        aria-disabled={pair === null}
        aria-describedby={pair ? undefined : refusalId}
        onClick={() => pair && onJoin(...pair)}
      />
      {!pair && <VisuallyHidden id={refusalId}>{strings.joinPickedRefusal}</VisuallyHidden>}
    </>
  )
}

function pairOfLines(layers: readonly Layer[], { ids }: Picking): JoinLinesProps['pair'] {
  const lines = layers.flatMap(({ objects }) => objects.filter(({ id, kind }) => ids.has(id) && kind === 'line'))
  const [first, second] = lines
  return first && second && ids.size === 2 ? [first.id, second.id] : null
}

/** The colour that all picked objects have; null where they differ. */
function commonColor(layers: readonly Layer[], { ids }: Picking): MapColor | null {
  const colors = new Set(
    layers.flatMap(({ objects }) => objects.filter(({ id }) => ids.has(id)).map(({ color }) => color)),
  )
  const [first] = colors
  return colors.size === 1 ? (first ?? null) : null
}
