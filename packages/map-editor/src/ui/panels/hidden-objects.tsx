import { findMapObject, type HiddenArea, type HiddenPart, hideAreas, type MapDocument } from '@mishiori/map-document'
import { useMemo } from 'react'
import { formatDistance } from '../../messages/format.ts'
import type { MapViewMessages } from '../../messages/messages.ts'
import { ObjectGlyph } from '../shared/object-glyph.tsx'
import styles from './hidden-areas-legend.module.css'

export interface HiddenObjectsProps {
  readonly messages: MapViewMessages
  readonly areas: readonly HiddenArea[]
  readonly document: MapDocument
}

/** What others do not see of a map: each object's name, its kind, and how much of it. */
export function HiddenObjects({ messages, areas, document }: HiddenObjectsProps) {
  const hidden = useMemo(() => hideAreas(document, areas).hidden, [document, areas])
  if (hidden.length === 0) return <p>{messages.map.hidden.nothing}</p>
  return (
    <ul className={styles.objects} aria-label={messages.map.hidden.objects}>
      {hidden.map((part) => {
        const object = findMapObject(document, part.objectId)
        if (!object) return null
        const kind = messages.objects.kinds[object.kind]
        return (
          <li key={part.objectId}>
            <ObjectGlyph object={object} />
            <span className={styles.name}>{object.name || kind}</span>
            <span className={styles.extent}>{[kind, formatExtent(part, messages)].join(' · ')}</span>
          </li>
        )
      })}
    </ul>
  )
}

function formatExtent({ extent, hiddenMeters }: HiddenPart, { map, locale }: MapViewMessages): string {
  if (extent === 'whole') return map.hidden.whole
  return hiddenMeters < 1 ? map.hidden.waypoints : map.hidden.part(formatDistance(hiddenMeters, locale))
}
