import { SPOT_ICONS } from '@mishiori/map-document'
import type { ReadNoteCode, RouteFile } from '../../read-result.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Attributes } from '../../xml/attributes.ts'
import type { TextSink } from '../../xml/xml-tokenizer.ts'
import type { RouteXmlHandler } from '../file-format.ts'
import { RouteFileBuilder } from '../route-file-builder.ts'
import { KmlGeometry } from './kml-geometry.ts'
import { KmlStyles, type StyleReference } from './kml-styles.ts'
import { addPlacemark, emptyPlacemark, hasGeometry, type Placemark } from './placemark.ts'
import { isHtml, picturesOf, plainTextOf } from './plain-text.ts'

/** A document or a folder that is open. */
interface Container {
  readonly depth: number
  name: string
  description: string
  /** Known once it has content. */
  folder: number | null
}

/** What the map has not: passed over with all that is in it, and counted when it has a code. */
const PASSED_OVER: Readonly<Record<string, ReadNoteCode | null>> = {
  NetworkLink: 'network_link.left_out',
  NetworkLinkControl: 'network_link.left_out',
  GroundOverlay: 'overlay.left_out',
  ScreenOverlay: 'overlay.left_out',
  PhotoOverlay: 'overlay.left_out',
  Tour: 'overlay.left_out',
  Model: 'geometry.left_out',
  TimeSpan: 'time.span_left_out',
  LookAt: null,
  Camera: null,
  Region: null,
  Schema: null,
  Snippet: null,
  Metadata: null,
  author: null,
}

/** Builds a {@link RouteFile} from the elements of KML 2.0 to 2.3: folders, placemarks, their geometries and styles. */
export class KmlHandler implements RouteXmlHandler {
  readonly #found = new RouteFileBuilder()
  readonly #styles = new KmlStyles()
  readonly #geometry = new KmlGeometry(this.#found)
  readonly #placemarks: Placemark[] = []
  readonly #open: Container[] = []
  #file: Container = { depth: 0, name: '', description: '', folder: null }
  #hasDocument = false
  #skipDepth = 0
  #placemark: Placemark | null = null
  #placemarkDepth = 0
  #dataName = ''

  startElement(name: string, attributes: Attributes, depth: number): boolean | TextSink {
    if (this.#skipDepth > 0) return false
    if (this.#styles.isOpen) return this.#styles.start(name)
    if (this.#styles.isRoot(name)) {
      this.#styles.open(this.#placemark ? '' : (attributes.get('id') ?? attributes.get('kml:id') ?? ''), depth)
      return false
    }
    if (Object.hasOwn(PASSED_OVER, name)) return this.#passOver(name, depth)
    if (this.#placemark) return this.#startInPlacemark(name, attributes, depth)
    if (name === 'Placemark') this.#openPlacemark(depth)
    else if (name === 'Document' || name === 'Folder') this.#openContainer(name, depth)
    return isDetail(name) && depth === (this.#open.at(-1)?.depth ?? 1) + 1
  }

  endElement(name: string, text: string, depth: number): void {
    if (this.#skipDepth > 0) {
      if (depth === this.#skipDepth) this.#skipDepth = 0
    } else if (this.#styles.isOpen) this.#endStyle(this.#styles.end(name, text, depth))
    else if (this.#placemark) this.#endInPlacemark(this.#placemark, { name, text, depth })
    else if (depth === this.#open.at(-1)?.depth) this.#open.pop()
    else if (isDetail(name)) this.#setDetail(this.#open.at(-1) ?? this.#file, name, text)
  }

  /** @throws {RefusedError} `file.network_link` or `file.no_points` when there is nothing to show. */
  finish(): RouteFile {
    for (const placemark of this.#placemarks) {
      const reference = placemark.style?.url
        ? placemark.style
        : { url: placemark.styleUrl, own: placemark.style?.own ?? null }
      const { style, isElsewhere } = this.#styles.resolve(reference)
      if (isElsewhere) this.#found.notes.add('style.left_out')
      addPlacemark(this.#found, placemark, style)
    }
    const links = this.#found.notes.count('network_link.left_out')
    if (this.#found.isEmpty && links > 0) throw new RefusedError('file.network_link', { count: links })
    const { name, description } = this.#file
    return this.#found.finish({ format: 'kml', name, description })
  }

  #passOver(name: string, depth: number): false {
    const code = PASSED_OVER[name] ?? null
    if (code) this.#found.notes.add(code)
    this.#skipDepth = depth
    return false
  }

  /** The outermost document is the file itself; any other is a folder. */
  #openContainer(name: string, depth: number): void {
    const isFile = name === 'Document' && !this.#hasDocument && this.#open.length === 0
    const container: Container = { depth, name: '', description: '', folder: null }
    this.#open.push(container)
    if (!isFile) return
    this.#hasDocument = true
    this.#file = container
  }

  #openPlacemark(depth: number): void {
    this.#placemarkDepth = depth
    this.#placemark = emptyPlacemark(this.#folder())
    this.#dataName = ''
  }

  /** The folder that is open, in the file from when it has something in it. */
  #folder(): number | null {
    const container = this.#open.at(-1)
    if (!container || container === this.#file) return null
    container.folder ??= this.#found.addFolder(container.name)
    return container.folder
  }

  #startInPlacemark(name: string, attributes: Attributes, depth: number): boolean | TextSink {
    const geometry = this.#geometry.start(name)
    if (geometry !== null) return geometry
    if (name === 'Data' || name === 'SimpleData') this.#dataName = attributes.get('name') ?? ''
    if (name === 'when') return true
    if (name === 'value') return this.#countValue()
    return depth === this.#placemarkDepth + 1 && (isDetail(name) || name === 'styleUrl')
  }

  /** @returns whether a value of extended data is wanted. */
  #countValue(): boolean {
    if (this.#dataName === '') this.#found.notes.add('sensor.left_out')
    return this.#dataName !== ''
  }

  #endInPlacemark(placemark: Placemark, { name, text, depth }: { name: string; text: string; depth: number }): void {
    if (depth === this.#placemarkDepth) this.#closePlacemark(placemark)
    else if (name === 'Data' || name === 'SimpleData') this.#endData(name)
    else if (name === 'value' && this.#dataName !== '') this.#setData(placemark, text.trim())
    else if (name === 'styleUrl') placemark.styleUrl ||= text.trim()
    else if (depth === this.#placemarkDepth + 1 && isDetail(name)) {
      if (name === 'description') placemark.pictures = picturesOf(text)
      this.#setDetail(placemark, name, text)
    } else if (name === 'when' && !this.#geometry.isTrack) placemark.timeMs = this.#geometry.times.read(text)
    else this.#geometry.end(name, text, placemark)
  }

  #endData(name: string): void {
    if (name === 'SimpleData') this.#found.notes.add('data.left_out')
    this.#dataName = ''
  }

  #setData(placemark: Placemark, value: string): void {
    const icon = SPOT_ICONS.find((candidate) => candidate === value)
    if (this.#dataName === 'icon' && icon) placemark.icon = icon
    else if (this.#dataName === 'gx_media_links') this.#found.notes.add('picture.left_out', value.split(/\s+/).length)
    else this.#found.notes.add('data.left_out')
  }

  #closePlacemark(placemark: Placemark): void {
    if (hasGeometry(placemark)) this.#placemarks.push(placemark)
    else this.#found.notes.add('place.without_geometry')
    this.#placemark = null
  }

  #endStyle(reference: StyleReference | null): void {
    if (!reference || !this.#placemark) return
    const { url, own } = this.#placemark.style ?? { url: '', own: null }
    this.#placemark.style = { url: url || reference.url, own: own ?? reference.own }
  }

  #setDetail(owner: { name: string; description: string }, element: string, text: string): void {
    const trimmed = text.trim()
    if (element === 'name') {
      owner.name ||= trimmed
      return
    }
    const isFormatted = isHtml(trimmed)
    if (isFormatted) this.#found.notes.add('description.plain_text')
    owner.description ||= isFormatted ? plainTextOf(trimmed) : trimmed
  }
}

const isDetail = (name: string) => name === 'name' || name === 'description'
