import { encode } from 'uqr'

interface QrCodeProps {
  address: string
  label: string
  className: string | undefined
  /** With its unit; as `className` says unless given. */
  size?: string
}

/** Dark and light modules as one path, drawn here. Scanners want four light ones around. */
export function QrCode({ address, label, className, size: side }: QrCodeProps) {
  const { data, size } = encode(address, { border: 4 })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      {...(side && { width: side, height: side })}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={dark} />
    </svg>
  )
}
