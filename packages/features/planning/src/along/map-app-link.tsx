import { Icon } from '@repo/ui/icon'
import { arrowSquareOut } from '@repo/ui/icons'
import styles from './along.module.css'

interface MapAppLinkProps {
  name: string
  lat: number
  lng: number
  label: string
}

/** Opens a place in the map application of the device. */
export function MapAppLink({ name, lat, lng, label }: MapAppLinkProps) {
  return (
    <a
      className={styles.mapApp}
      href={mapAppAddress({ name, lat, lng }, navigator.userAgent)}
      rel="noreferrer"
      target="_blank"
    >
      {label}
      <Icon path={arrowSquareOut} size={14} />
    </a>
  )
}

/** What opens the map application: Android asks which, Apple's devices have one, and others get a page. */
export function mapAppAddress({ name, lat, lng }: Omit<MapAppLinkProps, 'label'>, userAgent: string): string {
  const at = `${lat.toFixed(5)},${lng.toFixed(5)}`
  if (/Android/.test(userAgent))
    return `geo:${at}?q=${at}(${encodeURIComponent(name).replaceAll('(', '%28').replaceAll(')', '%29')})`
  if (/iPhone|iPad|Macintosh/.test(userAgent))
    return `https://maps.apple.com/?${new URLSearchParams({ ll: at, q: name })}`
  const marker = { mlat: lat.toFixed(5), mlon: lng.toFixed(5) }
  return `https://www.openstreetmap.org/?${new URLSearchParams(marker)}#map=17/${lat.toFixed(5)}/${lng.toFixed(5)}`
}
