import { SHAPE_KINDS, type ShapeKind } from '../../core/drafts/shape-kind.ts'
import { Icon, type IconPath } from '../../ui/icons/icon.tsx'
import { circleIcon, polygonIcon, squareIcon } from '../../ui/icons/phosphor-paths.ts'
import type { ShapePickerProps } from '../../ui/panel-props.ts'
import { Key } from '../../ui/shared/controls.tsx'
import { Group } from '../../ui/shared/group.tsx'
import styles from '../../ui/shared/tool-controls.module.css'

const ICONS: Readonly<Record<ShapeKind, IconPath>> = { circle: circleIcon, rectangle: squareIcon, polygon: polygonIcon }

/** Circle, square or polygon, by a click or by the keys 1, 2 and 3. */
export function ShapePicker({ messages, chosen, onChoose }: ShapePickerProps) {
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
