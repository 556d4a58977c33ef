import { PHOSPHOR_PATHS } from './phosphor-paths.ts'

export type IconName = keyof typeof PHOSPHOR_PATHS

export interface IconProps {
  readonly name: IconName
  /** CSS pixels. */
  readonly size?: number
}

/** A decorative icon in the colour of its text. Words or a label beside it carry the meaning. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={PHOSPHOR_PATHS[name]} />
    </svg>
  )
}
