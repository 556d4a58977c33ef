export interface IconProps {
  /** One of `@repo/ui/icons`. */
  path: string
  /** Edge in px. */
  size?: number
  className?: string | undefined
}

/** A glyph beside a text, or inside a control that has a name: always hidden from assistive technology. */
export function Icon({ path, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
  )
}
