/** SVG path data on a 256 × 256 box: one of `phosphor-paths.ts`. */
export type IconPath = `M${string}`

export interface IconProps {
  readonly path: IconPath
  /** CSS pixels. */
  readonly size?: number
}

/** A decorative icon in the colour of its text. Words or a label beside it carry the meaning. */
export function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 256 256" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
