import { closeIcon } from '../icons/phosphor-paths.ts'
import { IconButton } from '../shared/controls.tsx'
import { ObjectGlyph, type ObjectGlyphProps } from '../shared/object-glyph.tsx'
import { moveRovingFocus } from '../shared/roving-focus.ts'
import styles from './info-window.module.css'
import type { InfoWindowProps } from './info-window-props.ts'

interface InfoFormHeadProps extends InfoWindowProps {
  /** What the object would look like if it were saved now. */
  readonly look: ObjectGlyphProps['object']
}

/** The tabs of a spot's window; elsewhere a title. */
export function InfoFormHead(props: InfoFormHeadProps) {
  const { messages, object, look, mode, variant = 'window', onModeChange, onClose } = props
  const hasTabs = variant === 'window' && object.kind === 'spot' && mode !== 'color'
  return (
    <div className={styles.head}>
      {hasTabs ? (
        <div
          role="tablist"
          aria-label={messages.info.tabs}
          className={styles.segments}
          onKeyDown={(event) => moveRovingFocus(event, 'horizontal')}
        >
          <Tab isSelected={mode === 'info'} label={messages.info.infoTab} onSelect={() => onModeChange('info')} />
          <Tab isSelected={mode === 'icon'} label={messages.info.iconTab} onSelect={() => onModeChange('icon')} />
        </div>
      ) : (
        <>
          <ObjectGlyph object={look} size={object.kind === 'spot' ? 'large' : 'small'} />
          <h2 className={styles.title}>{messages.info.editTitle[object.kind]}</h2>
        </>
      )}
      <IconButton icon={closeIcon} iconSize={18} label={messages.common.cancel} onClick={onClose} />
    </div>
  )
}

interface TabProps {
  readonly isSelected: boolean
  readonly label: string
  readonly onSelect: () => void
}

function Tab({ isSelected, label, onSelect }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={styles.segment}
      onClick={onSelect}
    >
      {label}
    </button>
  )
}
