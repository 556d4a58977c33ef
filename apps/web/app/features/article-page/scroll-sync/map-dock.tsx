import styles from './map-dock.module.css'

export const MAP_DOCK_ID = 'map-dock'

/** Where the map stands while the text is read: under the contents, on small screens at the upper edge. Takes no room while it is empty. */
export function MapDock() {
  return <div id={MAP_DOCK_ID} className={styles.dock} />
}
