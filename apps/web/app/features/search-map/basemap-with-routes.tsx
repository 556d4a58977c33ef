import { useBasemap } from '../basemap/use-basemap.tsx'
import { FoundMap, type FoundMapProps } from './found-map.tsx'

/** What was found, on the basemap of the visitor's choice. Loaded after the list, which does not wait for it. */
export default function BasemapWithRoutes(props: Omit<FoundMapProps, 'mapStyle' | 'control'>) {
  const { mapStyle, control, onMapReady } = useBasemap()
  const { onReady } = props
  return (
    <FoundMap
      {...props}
      mapStyle={mapStyle}
      control={control}
      onReady={(map) => {
        onMapReady(map)
        onReady(map)
      }}
    />
  )
}
