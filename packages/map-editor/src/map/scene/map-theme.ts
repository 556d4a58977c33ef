import { COLOR_HEX, MAP_COLORS, type MapColor } from '@mishiori/map-document'

/** Colours of what is drawn on the map, from the surrounding page's custom properties. */
export interface MapTheme {
  readonly fills: Readonly<Record<MapColor, string>>
  readonly glyphs: Readonly<Record<MapColor, string>>
  readonly casing: string
  readonly ink: string
  readonly selection: string
}

export function readMapTheme(element: Element): MapTheme {
  const style = getComputedStyle(element)
  const read = (name: string, otherwise: string) => style.getPropertyValue(`--me-${name}`).trim() || otherwise
  const table = (value: (color: MapColor) => string) =>
    // Every colour of the palette is a key, which fromEntries cannot infer.
    Object.fromEntries(MAP_COLORS.map((color) => [color, value(color)])) as Record<MapColor, string>
  return {
    fills: table((color) => read(`map-${color}`, COLOR_HEX[color].fill)),
    glyphs: table((color) => read(`map-${color}-on`, COLOR_HEX[color].on)),
    casing: read('map-casing', '#ffffff'),
    ink: read('text', '#16222a'),
    selection: read('focus-map', '#0a5bd6'),
  }
}

export function isSameTheme(a: MapTheme, b: MapTheme): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Calls back whenever the theme around an element may have changed: the system's, or one chosen on anything that the element is in. */
export function watchMapTheme(element: Element, onChange: () => void): () => void {
  const media = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(onChange)
  for (let around = element.parentElement; around; around = around.parentElement) {
    observer.observe(around, { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] })
  }
  media.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    media.removeEventListener('change', onChange)
  }
}
