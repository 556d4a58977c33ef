import type { Position } from '@mishiori/map-document'
import { selectIsRingClosed, selectVertices } from '../../core/vertex-selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { Icon, type IconPath } from '../../ui/icons/icon.tsx'
import { locateIcon, plusIcon, trashIcon } from '../../ui/icons/phosphor-paths.ts'
import { panelBoxes } from '../../ui/map-popup/panel-boxes.ts'
import { PinPopup } from '../../ui/map-popup/pin-popup.tsx'
import { classNames } from '../../ui/shared/class-names.ts'
import { surfaceClass } from '../../ui/shared/controls.tsx'
import { Group } from '../../ui/shared/group.tsx'
import { useValue } from '../../ui/shared/value-store.ts'
import { positionAfter } from './position-after.ts'
import styles from './vertex-bar.module.css'

/** Beside a point that was chosen with a finger: what keys and the right button do elsewhere. */
export function VertexBar() {
  const { chosenVertex, gesture, isVertexListOpen } = useEditorParts()
  const vertices = useEditor(selectVertices)
  const index = useValue(chosenVertex)
  const isMoving = useValue(gesture) !== null
  const isListOpen = useValue(isVertexListOpen)
  if (isMoving || isListOpen || index === null || !vertices?.[index]) return null
  return <ChosenVertex vertices={vertices} index={index} />
}

interface ChosenVertexProps {
  readonly vertices: readonly Position[]
  readonly index: number
}

function ChosenVertex({ vertices, index }: ChosenVertexProps) {
  const { actor, map, root, isVertexListOpen } = useEditorParts()
  const messages = useMessages().vertices
  const insert = () => {
    const position = positionAfter(vertices, index, selectIsRingClosed(actor.getSnapshot()))
    actor.send({ type: 'vertex.insert', index: index + 1, position })
  }
  return (
    <PinPopup handle={useValue(map)} at={vertices[index] ?? null} panels={() => panelBoxes(root.current)} pin="vertex">
      <Group label={messages.bar} className={classNames(surfaceClass, styles.bar)}>
        <BarButton
          icon={trashIcon}
          label={messages.removePoint}
          isDanger
          onClick={() => actor.send({ type: 'vertex.remove', index })}
        />
        <BarButton icon={plusIcon} label={messages.addPoint} onClick={insert} />
        <BarButton icon={locateIcon} label={messages.coordinates} onClick={() => isVertexListOpen.set(true)} />
      </Group>
    </PinPopup>
  )
}

interface BarButtonProps {
  readonly icon: IconPath
  readonly label: string
  readonly isDanger?: boolean
  readonly onClick: () => void
}

function BarButton({ icon, label, isDanger, onClick }: BarButtonProps) {
  return (
    <button type="button" className={styles.button} data-danger={isDanger} onClick={onClick}>
      <Icon path={icon} size={20} />
      {label}
    </button>
  )
}
