import type { AnyLine } from '@mishiori/map-document'
import type { LangOf } from '../../core/lang-of.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { chartLineIcon, closeIcon, lineIcon } from '../icons/phosphor-paths.ts'
import { classNames } from '../shared/class-names.ts'
import { Group } from '../shared/group.tsx'
import { colorProperties } from '../shared/object-glyph.tsx'
import { MenuButton, type MenuEntry } from '../shared/row-menu.tsx'
import styles from './profile-legend.module.css'
import type { ProfileComparing } from './profile-props.ts'

interface LegendProps {
  readonly langOf: LangOf | undefined
  readonly messages: MapEditorMessages
  readonly line: AnyLine
  readonly comparing: ProfileComparing
  readonly className: string | undefined
}

/** The shown lines by name and colour; the one that is pressed is the one whose figures are shown. */
export function ProfileLegend({ messages, line, comparing, langOf, className }: LegendProps) {
  return (
    <Group label={messages.profile.lines} className={classNames(styles.legend, className)}>
      {comparing.lines.map(({ id, name, color }) => (
        <button
          key={id}
          type="button"
          className={styles.item}
          lang={langOf?.(id, 'name')}
          aria-pressed={id === line.id}
          style={colorProperties(color)}
          onClick={() => comparing.onChoose(id)}
        >
          {name}
        </button>
      ))}
    </Group>
  )
}

/** Opens the list of lines that can be added to the profile, or taken out of it again. */
export function CompareButton({ messages, comparing }: Pick<LegendProps, 'messages' | 'comparing'>) {
  const strings = messages.profile
  const entries: readonly MenuEntry[] = [
    ...comparing.lines.slice(1).map(
      ({ id, name }): MenuEntry => ({
        label: strings.stopComparing(name),
        icon: closeIcon,
        onChoose: () => comparing.onRemove(id),
      }),
    ),
    ...comparing.addable.map(
      ({ id, name }): MenuEntry => ({ label: name, icon: lineIcon, onChoose: () => comparing.onAdd(id) }),
    ),
  ]
  if (entries.length === 0) return null
  return <MenuButton size="small" icon={chartLineIcon} iconSize={18} label={strings.compare} entries={entries} />
}
