import { isShape } from '@mishiori/map-document'
import {
  lineIcon,
  moreIcon,
  paletteIcon,
  pencilIcon,
  polygonIcon,
  scissorsIcon,
  starIcon,
  trashIcon,
} from '../icons/phosphor-paths.ts'
import { Badge, Button, IconButton } from '../shared/controls.tsx'
import { MenuButton } from '../shared/row-menu.tsx'
import styles from './info-window.module.css'
import type { InfoWindowEditing, InfoWindowProps } from './info-window-props.ts'

interface InfoActionsProps extends Pick<InfoWindowProps, 'messages' | 'object' | 'isMain' | 'onModeChange'> {
  readonly editing: InfoWindowEditing
}

/** The ways to change the object whose details are shown. */
export function InfoActions({ messages, object, isMain, editing, onModeChange }: InfoActionsProps) {
  return (
    <div className={styles.actions}>
      {isShape(object) && object.isNoGo && messages.travel && <Badge tone="brand">{messages.travel.noGo}</Badge>}
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
      <Button variant="ghost" size="small" icon={paletteIcon} data-begins="color" onClick={() => onModeChange('color')}>
        {messages.info.changeColor}
      </Button>
      <div className={styles.last}>
        {editing.menu && <MenuButton icon={moreIcon} label={messages.lines.menu(object.name)} entries={editing.menu} />}
        <IconButton
          icon={trashIcon}
          tone="danger"
          label={messages.common.delete}
          data-begins="deleting"
          onClick={() => onModeChange('deleting')}
        />
      </div>
    </div>
  )
}
