import { ArrowsHorizontalIcon, ArrowsVerticalIcon } from '@phosphor-icons/react'
import { type ReactElement, type ReactNode, useId } from 'react'
import { ASPECT_RATIOS, LONG_SIDES, type LongSide } from '../../model/article-document.ts'
import { useEditorSetting } from '../editor-setting.ts'
import type { GalleryAttributes } from './gallery-node.ts'
import styles from './gallery-view.module.css'

export interface GalleryShapeProps {
  readonly gallery: Pick<GalleryAttributes, 'aspectRatio' | 'longSide'>
  readonly onChange: (change: Partial<GalleryAttributes>) => void
}

const SIDE_ICONS = { width: ArrowsHorizontalIcon, height: ArrowsVerticalIcon } satisfies Record<LongSide, unknown>

/** Chooses the shape that every picture of a gallery is cut to. */
export function GalleryShape({ gallery, onChange }: GalleryShapeProps): ReactElement {
  const { messages } = useEditorSetting()
  return (
    <>
      <Choice
        label={messages.aspectRatio}
        values={ASPECT_RATIOS}
        chosen={gallery.aspectRatio}
        onChoose={(aspectRatio) => onChange({ aspectRatio })}
        show={(ratio) => ratio.replace('-', ':')}
      />
      <Choice
        label={messages.longSide}
        values={LONG_SIDES}
        chosen={gallery.longSide}
        onChoose={(longSide) => onChange({ longSide })}
        show={(side) => {
          const SideIcon = SIDE_ICONS[side]
          return (
            <>
              <SideIcon size={16} aria-hidden />
              {side === 'width' ? messages.longWidth : messages.longHeight}
            </>
          )
        }}
      />
    </>
  )
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly values: readonly T[]
  readonly chosen: T
  readonly onChoose: (value: T) => void
  readonly show: (value: T) => ReactNode
}

function Choice<T extends string>({ label, values, chosen, onChoose, show }: ChoiceProps<T>): ReactElement {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-label={label}>
      {values.map((value) => (
        <label key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{show(value)}</span>
        </label>
      ))}
    </fieldset>
  )
}
