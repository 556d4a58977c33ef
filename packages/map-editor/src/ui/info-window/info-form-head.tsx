import { closeIcon } from '../icons/phosphor-paths.ts'
import { IconButton } from '../shared/controls.tsx'
import { ObjectGlyph, type ObjectGlyphProps } from '../shared/object-glyph.tsx'
import { moveRovingFocus } from '../shared/roving-focus.ts'
import styles from './info-window.module.css'
import type { InfoWindowProps } from './info-window-props.ts'

interface InfoFormHeadProps extends InfoWindowProps {
  /** What the object would look like if it were saved now. */
  readonly look: ObjectGlyphProps['object']
  /** The fields, which the tabs choose among. */
  readonly panelId: string
}

/** Names what the tab of a mode shows. */
export const infoTabId = (panelId: string, mode: InfoWindowProps['mode']) => `${panelId}-${mode}`

export function hasInfoTabs({
  variant = 'window',
  object,
  mode,
}: Pick<InfoWindowProps, 'variant' | 'object' | 'mode'>) {
  return variant === 'window' && object.kind === 'spot' && mode !== 'color'
}

/** The tabs of a spot's window; elsewhere a title. */
export function InfoFormHead(props: InfoFormHeadProps) {
  const { messages, object, look, mode, panelId, onModeChange, onClose } = props
  const tab = (of: 'info' | 'icon') => ({
    id: infoTabId(panelId, of),
    panelId,
    isSelected: mode === of,
    onSelect: () => onModeChange(of),
  })
  return (
    <div className={styles.head}>
      {hasInfoTabs(props) ? (
        <div
          role="tablist"
          aria-label={messages.info.tabs}
          className={styles.segments}
          onKeyDown={(event) => moveRovingFocus(event, 'horizontal')}
        >
          <Tab {...tab('info')} label={messages.info.infoTab} />
          <Tab {...tab('icon')} label={messages.info.iconTab} />
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
  readonly id: string
  readonly panelId: string
  readonly isSelected: boolean
  readonly label: string
  readonly onSelect: () => void
}

function Tab({ id, panelId, isSelected, label, onSelect }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-controls={panelId}
      aria-selected={isSelected}
      tabIndex={isSelected ? 0 : -1}
      className={styles.segment}
      onClick={onSelect}
    >
      {label}
    </button>
  )
}
