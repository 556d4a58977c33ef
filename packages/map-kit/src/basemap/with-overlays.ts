import type { MapOverlay } from '@repo/contract'
import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl'

/** The id of an overlay's source in a style. */
export const overlaySource = ({ id }: Pick<MapOverlay, 'id'>) => `overlay-${id}`

/** The style with overlays on its land and ways, below the names that end it. */
export function withOverlays(style: StyleSpecification, overlays: readonly MapOverlay[]): StyleSpecification {
  if (overlays.length === 0) return style
  const firstName = style.layers.findLastIndex(({ type }) => type !== 'symbol') + 1
  return {
    ...style,
    sources: {
      ...style.sources,
      ...Object.fromEntries(overlays.map((overlay) => [overlaySource(overlay), sourceOf(overlay)])),
    },
    layers: [...style.layers.slice(0, firstName), ...overlays.flatMap(layersOf), ...style.layers.slice(firstName)],
  }
}

const sourceOf = (overlay: MapOverlay): SourceSpecification => ({
  ...overlay.source,
  tiles: [...overlay.source.tiles],
  attribution: creditOf(overlay),
})

const layersOf = (overlay: MapOverlay): LayerSpecification[] =>
  overlay.layers.map((layer, index) => {
    const source = overlaySource(overlay)
    return { ...layer, id: `${source}-${index}`, source } as LayerSpecification // the server has checked it
  })

/** Attributions are HTML, and what the operator wrote is text. */
function creditOf({ credit, creditUrl }: MapOverlay): string {
  const text = escapeHtml(credit)
  return creditUrl === null ? text : `<a href="${escapeHtml(creditUrl)}">${text}</a>`
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
