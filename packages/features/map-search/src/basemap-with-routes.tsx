import { useBasemap } from '@repo/map-kit/use-basemap'
import { FoundMap, type FoundMapProps } from './found-map.tsx'

/** What was found, on the basemap of the visitor's choice. Loaded after the list, which does not wait for it. */
export default function BasemapWithRoutes(props: Omit<FoundMapProps, 'mapStyle'>) {
  const { mapStyle, onMapReady } = useBasemap()
  const { onReady } = props
  return (
    <FoundMap
      {...props}
      mapStyle={mapStyle}
      onReady={(map) => {
        onMapReady(map)
        onReady(map)
      }}
    />
  )
}
