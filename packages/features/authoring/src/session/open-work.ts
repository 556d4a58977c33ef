import type { OpenWork } from '@mishiori/map-editor'
import type { RefObject } from 'react'

/** What is drawn or written on the map and not confirmed, at this moment. */
export type OpenWorkRef = RefObject<OpenWork | null>
