import { encode } from 'uqr'
import styles from './cover.module.css'

interface QrCodeProps {
  address: string
  label: string
  sizeMm: number
}

/** Dark and light modules as one path. Scanners want four light ones around. */
export function QrCode({ address, label, sizeMm }: QrCodeProps) {
  const { data, size } = encode(address, { border: 4 })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      className={styles.qr}
      role="img"
      aria-label={label}
      width={`${sizeMm}mm`}
      height={`${sizeMm}mm`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={dark} />
    </svg>
  )
}
