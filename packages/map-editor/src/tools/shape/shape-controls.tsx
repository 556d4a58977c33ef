import { type Circle, type Rectangle, rectangleSizeMeters } from '@mishiori/map-document'
import { SHAPE_KINDS, type ShapeKind, type ShapeSize } from '../../core/drafts/shape-kind.ts'
import { selectChosenShape, selectEditedShape, selectTool } from '../../core/selectors.ts'
import { useEditor, useEditorParts, useMessages } from '../../ui/context/editor-context.tsx'
import { Icon, type IconPath } from '../../ui/icons/icon.tsx'
import { circleIcon, polygonIcon, squareIcon } from '../../ui/icons/phosphor-paths.ts'
import type { WithMessages } from '../../ui/panel-props.ts'
import { Key } from '../../ui/shared/controls.tsx'
import { Group } from '../../ui/shared/group.tsx'
import styles from '../../ui/shared/tool-controls.module.css'
import { LengthField } from '../../ui/shared/typed-field.tsx'

/** Beside the guide while shapes are drawn: first which one, then how large. */
export function ShapeControls() {
  const { actor } = useEditorParts()
  const messages = useMessages()
  const isShapeTool = useEditor(selectTool) === 'shape'
  const canChoose = useEditor((snapshot) => snapshot.can({ type: 'shape.choose', shape: 'circle' }))
  const chosen = useEditor(selectChosenShape)
  const shape = useEditor(selectEditedShape)
  if (!isShapeTool) return null
  if (canChoose) {
    return (
      <ShapePicker
        messages={messages}
        chosen={chosen}
        onChoose={(kind) => actor.send({ type: 'shape.choose', shape: kind })}
      />
    )
  }
  if (!shape || shape.kind === 'polygon') return null
  return (
    <ShapeSizeFields
      messages={messages}
      shape={shape}
      onResize={(size) => actor.send({ type: 'shape.resize', size })}
    />
  )
}

const ICONS: Readonly<Record<ShapeKind, IconPath>> = { circle: circleIcon, rectangle: squareIcon, polygon: polygonIcon }

interface ShapePickerProps extends WithMessages {
  readonly chosen: ShapeKind | null
  readonly onChoose: (shape: ShapeKind) => void
}

/** Circle, square or polygon, by a click or by the keys 1, 2 and 3. */
function ShapePicker({ messages, chosen, onChoose }: ShapePickerProps) {
  return (
    <Group label={messages.shapes.label} className={styles.picker} data-wide="">
      {SHAPE_KINDS.map((shape, index) => (
        <button
          key={shape}
          type="button"
          className={styles.choice}
          aria-pressed={shape === chosen}
          aria-keyshortcuts={`${index + 1}`}
          onClick={() => onChoose(shape)}
        >
          <Icon path={ICONS[shape]} size={20} />
          {messages.objects.kinds[shape]}
          <span className={styles.keyHint} aria-hidden="true">
            <Key>{index + 1}</Key>
          </span>
        </button>
      ))}
    </Group>
  )
}

interface ShapeSizeFieldsProps extends WithMessages {
  readonly shape: Circle | Rectangle
  readonly onResize: (size: ShapeSize) => void
}

/** The measures of a circle or rectangle, to be typed in kilometres or miles. */
function ShapeSizeFields({ messages, shape, onResize }: ShapeSizeFieldsProps) {
  const { radius, width, height } = messages.shapes
  if (shape.kind === 'circle') {
    return (
      <div className={styles.sizes}>
        <LengthField
          messages={messages}
          label={radius}
          meters={shape.radiusMeters}
          onCommit={(radiusMeters) => onResize({ kind: 'circle', radiusMeters })}
        />
      </div>
    )
  }
  const size = rectangleSizeMeters(shape)
  return (
    <div className={styles.sizes} data-wide="">
      <LengthField
        messages={messages}
        label={width}
        meters={size.widthMeters}
        onCommit={(widthMeters) => onResize({ kind: 'rectangle', ...size, widthMeters })}
      />
      <LengthField
        messages={messages}
        label={height}
        meters={size.heightMeters}
        onCommit={(heightMeters) => onResize({ kind: 'rectangle', ...size, heightMeters })}
      />
    </div>
  )
}
