import { EMBED_SIZE, type EmbedOptions, PRODUCT_LIMITS, readEmbedOptions } from '@repo/contract'

/** How a frame is to look, and how large its code makes it. */
export interface EmbedChoice extends EmbedOptions {
  readonly width: number
  readonly height: number
}

/** A side of a frame in pixels; null for what is none. */
export function readPixels(text: string | null): number | null {
  const { min, max } = PRODUCT_LIMITS.embedPixels
  const pixels = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0
  return pixels >= min && pixels <= max ? pixels : null
}

/**
 * What was chosen in the form, once it was sent; before that, what the address of the route or its frame says.
 *
 * @param search of the form. Its language is no `hl`, which would be that of the page around it.
 */
export function readChoice(search: URLSearchParams, address: string, publicUrl: string): EmbedChoice {
  const isSent = search.has('width')
  const chosen = isSent || !URL.canParse(address, publicUrl) ? search : new URL(address, publicUrl).searchParams
  const hl = (isSent ? search.get('language') : chosen.get('hl')) ?? ''
  return {
    ...readEmbedOptions(new URLSearchParams([['hl', hl], ...[...chosen].filter(([name]) => name !== 'hl')])),
    width: readPixels(search.get('width')) ?? EMBED_SIZE.width,
    height: readPixels(search.get('height')) ?? EMBED_SIZE.height,
  }
}

/** Without layers that its map has not. All of them need not be named: one that is added later is shown too. */
export function withLayersOf(choice: EmbedChoice, layerIds: readonly string[]): EmbedChoice {
  const named = layerIds.filter((id) => choice.layerIds.includes(id))
  return { ...choice, layerIds: named.length < layerIds.length ? named : [] }
}
