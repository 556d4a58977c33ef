import { MAP_COLORS, type MapColor, SPOT_ICONS, type SpotIcon } from '@mishiori/map-document'
import { memo, type ReactNode, useCallback, useEffect, useId, useRef } from 'react'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { Icon } from '../icons/icon.tsx'
import { checkIcon } from '../icons/phosphor-paths.ts'
import styles from './choice-grid.module.css'
import { classNames } from './class-names.ts'
import { colorProperties, SpotGlyph } from './object-glyph.tsx'
import { useLatest } from './use-latest.ts'

interface ChoiceProps<Value extends string> {
  readonly group: string
  readonly value: Value
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: (value: Value) => void
  readonly className?: string | false | undefined
  readonly color: MapColor
  readonly children: ReactNode
}

/** Native radio buttons: one tab stop, arrow keys choose, and assistive technology supports them. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <label
      className={classNames(styles.choice, props.className)}
      title={props.name}
      style={colorProperties(props.color)}
    >
      <input
        type="radio"
        name={props.group}
        value={props.value}
        aria-label={props.name}
        checked={props.isChosen}
        onChange={() => props.onChoose(props.value)}
      />
      {props.children}
    </label>
  )
}

export interface ColorPickerProps {
  readonly messages: MapEditorMessages
  /** Null when several are meant that need not agree. */
  readonly value: MapColor | null
  readonly onChange: (color: MapColor) => void
}

export function ColorPicker({ messages, value, onChange }: ColorPickerProps) {
  return <Colors messages={messages} value={value} onChange={useSame(onChange)} />
}

/** React writes every radio button of a group anew when one is rendered: they are only when something is chosen. */
const Colors = memo(function Colors({ messages, value, onChange }: ColorPickerProps) {
  const group = useId()
  const names = messages.objects.colors
  return (
    <div role="radiogroup" aria-labelledby={`${group}-label`} className={styles.group}>
      <div className={styles.legend}>
        <span id={`${group}-label`}>{messages.info.color}</span>{' '}
        {value && <span aria-hidden="true">{names[value]}</span>}
      </div>
      <div className={styles.swatches}>
        {MAP_COLORS.map((color) => (
          <Choice
            key={color}
            group={group}
            value={color}
            name={names[color]}
            color={color}
            className={color === 'black' && styles.black}
            isChosen={color === value}
            onChoose={onChange}
          >
            <span className={styles.dot}>
              <Icon path={checkIcon} size={15} />
            </span>
          </Choice>
        ))}
      </div>
    </div>
  )
})

export interface IconPickerProps {
  readonly messages: MapEditorMessages
  readonly value: SpotIcon
  readonly color: MapColor
  readonly onChange: (icon: SpotIcon) => void
  readonly layout?: 'grid' | 'row'
}

export function IconPicker(props: IconPickerProps) {
  return <Icons {...props} onChange={useSame(props.onChange)} />
}

const Icons = memo(function Icons({ messages, value, color, onChange, layout = 'grid' }: IconPickerProps) {
  const group = useId()
  const names = messages.objects.icons
  const rowRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A row shows a few of the icons; the chosen one must be among them. Only the row moves, never the form around it.
    const row = rowRef.current
    const chosen = row?.querySelector('input:checked')?.closest('label')?.getBoundingClientRect()
    if (row && chosen)
      row.scrollLeft += chosen.left - row.getBoundingClientRect().left - (row.clientWidth - chosen.width) / 2
  }, [])
  return (
    <div role="radiogroup" aria-labelledby={`${group}-label`} className={styles.group}>
      <div className={styles.legend}>
        <span id={`${group}-label`}>{messages.info.icon}</span> <span aria-hidden="true">{names[value]}</span>
      </div>
      <div ref={rowRef} className={layout === 'row' ? styles.scrolling : styles.icons}>
        {SPOT_ICONS.map((icon) => (
          <Choice
            key={icon}
            group={group}
            value={icon}
            name={names[icon]}
            color={color}
            isChosen={icon === value}
            onChoose={onChange}
          >
            <span className={styles.tile}>
              <SpotGlyph icon={icon} size={22} />
            </span>
          </Choice>
        ))}
      </div>
    </div>
  )
})

/** The same callback for as long as its caller lives. */
function useSame<Value>(callback: (value: Value) => void): (value: Value) => void {
  const latest = useLatest(callback)
  return useCallback((value) => latest.current(value), [latest])
}
