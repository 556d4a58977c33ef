import type { MapColor } from '@mishiori/map-document'
import { nearestColor } from '../nearest-color.ts'
import type { NoteCounter } from '../notes.ts'

/** What a style says; empty where it says nothing. */
export interface KmlStyle {
  iconColor: string
  iconHref: string
  lineColor: string
  polyColor: string
}

/** How a placemark refers to its looks: a shared style, and what it says itself, which counts more. */
export interface StyleReference {
  readonly url: string
  readonly own: KmlStyle | null
}

type Part = 'icon' | 'line' | 'poly' | null

const PARTS: Readonly<Record<string, Part>> = {
  IconStyle: 'icon',
  LineStyle: 'line',
  PolyStyle: 'poly',
  LabelStyle: null,
  BalloonStyle: null,
  ListStyle: null,
}
const ROOTS = new Set(['Style', 'StyleMap', 'CascadingStyle'])
/** Style maps may lead on to others; one that leads round in a ring ends. */
const MOST_STEPS = 8

const noStyle = (): KmlStyle => ({ iconColor: '', iconHref: '', lineColor: '', polyColor: '' })

/** Reads the styles of a KML document and answers by what name they go; they may come after what they are for. */
export class KmlStyles {
  readonly #styles = new Map<string, KmlStyle>()
  /** The style that a map leads to. */
  readonly #maps = new Map<string, string>()
  #rootDepth = 0
  #id = ''
  #style = noStyle()
  #url = ''
  #part: Part = null
  #key = ''
  #pairUrl = ''

  get isOpen(): boolean {
    return this.#rootDepth > 0
  }

  isRoot(name: string): boolean {
    return ROOTS.has(name)
  }

  open(id: string, depth: number): void {
    this.#rootDepth = depth
    this.#id = id
    this.#style = noStyle()
    this.#url = ''
    this.#part = null
  }

  /** @returns whether the text of an element of the open style is wanted. */
  start(name: string): boolean {
    if (Object.hasOwn(PARTS, name)) this.#part = PARTS[name] ?? null
    if (name === 'Pair') {
      this.#key = ''
      this.#pairUrl = ''
    }
    return name === 'color' || name === 'href' || name === 'key' || name === 'styleUrl'
  }

  /** @returns the content of the style when it ends and has no name, for the placemark that contains it. */
  end(name: string, text: string, depth: number): StyleReference | null {
    if (depth === this.#rootDepth) return this.#close()
    const value = text.trim()
    if (Object.hasOwn(PARTS, name)) this.#part = null
    else if (name === 'color') this.#setColor(value)
    else if (name === 'href' && this.#part === 'icon') this.#style.iconHref ||= value
    else if (name === 'key') this.#key = value
    else if (name === 'styleUrl') this.#pairUrl = value
    else if (name === 'Pair' && this.#key !== 'highlight') this.#url ||= this.#pairUrl
    return null
  }

  #setColor(value: string): void {
    if (this.#part === 'icon') this.#style.iconColor ||= value
    else if (this.#part === 'line') this.#style.lineColor ||= value
    else if (this.#part === 'poly') this.#style.polyColor ||= value
  }

  #close(): StyleReference {
    this.#rootDepth = 0
    const isEmpty = Object.values(this.#style).every((value) => value === '')
    if (this.#id !== '') {
      if (this.#url !== '') this.#maps.set(this.#id, this.#url)
      if (this.#url === '' || !isEmpty) this.#styles.set(this.#id, this.#style)
    }
    return { url: this.#url, own: isEmpty ? null : this.#style }
  }

  /** @returns the style at an address within this file; null if it is unknown or in another file. */
  #find(url: string): KmlStyle | null {
    for (let steps = 0, at = url; steps < MOST_STEPS; steps++) {
      const id = idOf(at)
      const style = this.#styles.get(id)
      if (style) return style
      const next = this.#maps.get(id)
      if (next === undefined) return null
      at = next
    }
    return null
  }

  /** The look of a placemark; `isElsewhere` if its style is in another file. */
  resolve({ url, own }: StyleReference): { readonly style: KmlStyle; readonly isElsewhere: boolean } {
    const shared = url === '' ? null : this.#find(url)
    const style = noStyle()
    for (const name of ['iconColor', 'iconHref', 'lineColor', 'polyColor'] as const) {
      style[name] = own?.[name] || shared?.[name] || ''
    }
    return { style, isElsewhere: shared === null && /^[^#]+#/.test(url) }
  }
}

/** Only references within this file: `#id`, or `id` alone, as some tools write it. */
const idOf = (url: string) => (url.startsWith('#') ? url.slice(1) : url)

/** The palette's colour nearest to AABBGGRR, as KML writes colours, or to #RRGGBB, as some tools do; null for no colour. */
export function colorOfKml(text: string, notes: NoteCounter): MapColor | null {
  const [, rgb] = /^#([0-9a-f]{6})$/i.exec(text) ?? []
  if (rgb) return nearestColor(Number.parseInt(rgb, 16), notes)
  const [, blue, green, red] = /^#?[0-9a-f]{2}([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text) ?? []
  return blue && green && red ? nearestColor(Number.parseInt(red + green + blue, 16), notes) : null
}

/** Google's pictures that have a colour of their own, by how their names begin. */
const COLOR_OF_PICTURE: Readonly<Record<string, MapColor>> = {
  red: 'red',
  ylw: 'yellow',
  blu: 'blue',
  blue: 'blue',
  grn: 'green',
  ltblu: 'cyan',
  pink: 'pink',
  purple: 'purple',
  orange: 'orange',
}

/** The colour of a spot: that of its icon, unless white, which leaves the picture its own. */
export function colorOfIcon({ iconColor, iconHref }: KmlStyle, notes: NoteCounter): MapColor | null {
  const isWhite = iconColor === '' || /^#?(?:ff)?ffffff$/i.test(iconColor)
  if (!isWhite) return colorOfKml(iconColor, notes)
  const [, prefix = ''] = /\/([a-z]+)-[\w-]+\.png$/i.exec(iconHref) ?? []
  return COLOR_OF_PICTURE[prefix.toLowerCase()] ?? null
}
