import type { RasterLayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { BasemapTheme } from './theme.ts'

export const GSI_ORIGIN = 'https://cyberjapandata.gsi.go.jp'
const SOURCE = 'gsi'
const CREDIT = '<a href="https://maps.gsi.go.jp/development/ichiran.html">地理院タイル</a>'
/** Asked for below zoom 14, where the pictures come from satellites. */
const SATELLITE_CREDIT =
  'データソース:Landsat8画像(GSI,TSIC,GEO Grid/AIST)、Landsat8画像(courtesy of the U.S. Geological Survey)、海底地形(GEBCO)'
/** Japan with its islands. */
const BOUNDS = [122.5, 20.2, 154.2, 45.8] as const satisfies readonly number[]
/** Below it the sheets are drawn for a whole country at once, and the embedded map says more. */
const MIN_ZOOM = 9
/** A tile of Tokyo bay, which all of them have. */
const PROBE = { z: '9', x: '454', y: '201' } as const

interface Sheet {
  readonly path: string
  readonly maxZoom: number
  readonly attribution: string
}

const SHEETS = {
  'gsi-standard': { path: 'std/{z}/{x}/{y}.png', maxZoom: 18, attribution: CREDIT },
  'gsi-pale': { path: 'pale/{z}/{x}/{y}.png', maxZoom: 18, attribution: CREDIT },
  'gsi-photo': {
    path: 'seamlessphoto/{z}/{x}/{y}.jpg',
    maxZoom: 18,
    attribution: `${CREDIT} · ${SATELLITE_CREDIT}`,
  },
} as const satisfies Readonly<Record<string, Sheet>>

export type GsiSheetName = keyof typeof SHEETS
export const GSI_SHEET_NAMES = Object.keys(SHEETS) as readonly GsiSheetName[] // keys of a literal object

/** Address of a sheet's tiles; another origin is a server that mirrors them. */
const tilesOf = (name: GsiSheetName, origin: string) => `${origin}/xyz/${SHEETS[name].path}`

/** A tile that answers when the sheet can be reached. */
export function gsiProbeUrl(name: GsiSheetName, origin = GSI_ORIGIN): string {
  return tilesOf(name, origin).replace(/\{([zxy])\}/g, (_, axis: keyof typeof PROBE) => PROBE[axis])
}

export interface GsiStyleOptions {
  readonly name: GsiSheetName
  /** Seen beyond Japan and where the sheet has no tiles. */
  readonly embedded: StyleSpecification
  readonly theme: BasemapTheme
}

/** A sheet of the Geospatial Information Authority of Japan over the embedded map. */
function gsiStyle({ name, embedded, theme }: GsiStyleOptions): StyleSpecification {
  const { maxZoom, attribution } = SHEETS[name]
  const layer: RasterLayerSpecification = {
    id: SOURCE,
    type: 'raster',
    source: SOURCE,
    minzoom: MIN_ZOOM,
    paint: theme === 'dark' ? { 'raster-brightness-max': 0.78, 'raster-saturation': -0.15 } : {},
  }
  return {
    ...embedded,
    name: `${name}-${theme}`,
    sources: {
      ...embedded.sources,
      [SOURCE]: {
        type: 'raster',
        tiles: [tilesOf(name, GSI_ORIGIN)],
        tileSize: 256,
        minzoom: MIN_ZOOM,
        maxzoom: maxZoom,
        bounds: [...BOUNDS],
        attribution,
      },
    },
    layers: [...embedded.layers, layer],
  }
}

const TIMEOUT_MS = 4000

/** @returns null when the sheet cannot be reached in time; it never throws. */
export async function fetchGsiStyle(
  options: GsiStyleOptions & { readonly signal?: AbortSignal; readonly timeoutMs?: number },
): Promise<StyleSpecification | null> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const isThere = await fetch(gsiProbeUrl(options.name), { credentials: 'omit', signal })
    .then(async (response) => {
      await response.body?.cancel()
      return response.ok
    })
    .catch(() => false)
  return isThere ? gsiStyle(options) : null
}
