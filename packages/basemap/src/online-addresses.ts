import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'

/** The style with addresses that may be relative to its own made whole: a map's worker has no page to resolve them against. */
export function absoluteAddresses(style: StyleSpecification, base: string): StyleSpecification {
  const sources = Object.entries(style.sources).map(([id, source]) => [id, absoluteSource(source, base)])
  return { ...style, sources: Object.fromEntries(sources) }
}

function absoluteSource(source: SourceSpecification, base: string): SourceSpecification {
  const { url, tiles } = source as { url?: unknown; tiles?: unknown } // some kinds of source have them
  const whole = {
    ...(typeof url === 'string' && { url: resolve(url, base) }),
    ...(Array.isArray(tiles) && { tiles: tiles.map((tile) => resolve(String(tile), base)) }),
  }
  return { ...source, ...whole }
}

/** The braces of a template stay as they are. */
function resolve(address: string, base: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}')
}
