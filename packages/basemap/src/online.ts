import type { StyleSpecification } from 'maplibre-gl'
import { type BasemapStyleOptions, basemapStyle } from './style.ts'

/** OpenFreeMap's street map; it needs no key. */
export const OPENFREEMAP_STYLE_URL = 'https://tiles.openfreemap.org/styles/liberty'

export interface ResolveBasemapOptions extends BasemapStyleOptions {
  /** Whether {@link probeOnlineStyle} reached `styleUrl`. */
  readonly online: boolean
  /** Address of the street-level style that the operator allowed; absent means embedded only. */
  readonly styleUrl?: string
}

/** The style to give to the map: an address when street level is allowed and reachable, else the embedded style. */
export function resolveBasemap({ online, styleUrl, ...embedded }: ResolveBasemapOptions): string | StyleSpecification {
  return online && styleUrl !== undefined ? styleUrl : basemapStyle(embedded)
}

/** Asks whether a style answers. Draw the embedded map first; call this after the first paint. Never throws. */
export async function probeOnlineStyle(url: string, signal?: AbortSignal): Promise<boolean> {
  const timeout = AbortSignal.timeout(4000)
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'origin',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return response.ok
  } catch {
    return false
  }
}
