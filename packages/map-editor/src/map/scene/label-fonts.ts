import type { StyleSpecification } from 'maplibre-gl'

/** Families of the reader's device, which a map writes with where its style names no glyphs. */
const LOCAL_FONTS = ['Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Meiryo', 'sans-serif'] as const

/** The fonts for what is written on a style's map: such that its server of glyphs has. */
export function labelFonts(style: Pick<StyleSpecification, 'glyphs' | 'layers'> | undefined): readonly string[] {
  if (style?.glyphs === undefined) return LOCAL_FONTS
  for (const layer of style.layers) {
    const fonts = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined
    if (isFontStack(fonts)) return fonts
  }
  return LOCAL_FONTS
}

/** Not an expression, which begins with an operator. */
function isFontStack(fonts: unknown): fonts is readonly string[] {
  return (
    Array.isArray(fonts) && fonts.every((font) => typeof font === 'string' && font !== 'literal' && /[A-Z ]/.test(font))
  )
}
