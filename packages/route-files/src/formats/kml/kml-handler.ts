import { SPOT_ICONS } from '@mishiori/map-document'
import type { ReadNoteCode, RouteFile } from '../../read-result.ts'
import { RefusedError } from '../../refused-error.ts'
import type { Attributes } from '../../xml/attributes.ts'
import type { TextSink } from '../../xml/xml-tokenizer.ts'
import type { RouteXmlHandler } from '../file-format.ts'
import {
  LINE_SOURCE_NAME,
  lineSourceOf,
  NO_GO_NAME,
  ROUTE_STOP_NAME,
  TRAVEL_MODE_NAME,
  travelModeOf,
} from '../line-source.ts'
import { NAVIGATION_NAME, readNavigationText } from '../navigation.ts'
import { circleOf, numbersIn, OWN_NAMESPACE, rectangleOf } from '../own-shapes.ts'
import { picturesOf } from '../plain-text.ts'
import { RouteFileBuilder } from '../route-file-builder.ts'
import { isOnWeb } from './archive-pictures.ts'
import { KmlGeometry } from './kml-geometry.ts'
import { KmlStyles, type StyleReference } from './kml-styles.ts'
import { addLink, countTexts, isText, type KmlTexts, noTexts, setText, wholeDescription } from './kml-texts.ts'
import { addPlacemark, emptyPlacemark, hasGeometry, type Placemark } from './placemark.ts'

/** A document or a folder that is open. */
interface Container extends KmlTexts {
  readonly depth: number
  /** Known once it has content. */
  folder: number | null
}

interface StartedElement {
  readonly name: string
  readonly attributes: Attributes
  readonly depth: number
}

/** What the map has not: passed over with all that is in it, and counted when it has a code. */
const PASSED_OVER: Readonly<Record<string, ReadNoteCode | null>> = {
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
  Metadata: null,
  author: null,
}

/** Addresses of pictures, as My Maps writes them. */
const MEDIA_LINKS = 'gx_media_links'

/** Builds a {@link RouteFile} from the elements of KML 2.0 to 2.3: folders, placemarks, their geometries and styles. */
export class KmlHandler implements RouteXmlHandler {
  readonly #found: RouteFileBuilder
  readonly #styles = new KmlStyles()
  readonly #geometry: KmlGeometry
  readonly #placemarks: Placemark[] = []
  readonly #open: Container[] = []
  #file: Container = { ...noTexts(), depth: 0, folder: null }
  #hasDocument = false
  #skipDepth = 0
  #placemark: Placemark | null = null
  #placemarkDepth = 0
  #dataName = ''
  #linkDepth = 0
  #href = ''
  #addressCount = 0
  /** Addresses of its network links. */
  readonly links: string[] = []

  readonly #isInArchive: boolean

  /** @param found of the archive that the file is in, to which it adds. */
  constructor(found?: RouteFileBuilder) {
    this.#isInArchive = found !== undefined
    this.#found = found ?? new RouteFileBuilder()
    this.#geometry = new KmlGeometry(this.#found)
  }

  startElement(name: string, attributes: Attributes, depth: number): boolean | TextSink {
    if (this.#skipDepth > 0) return false
    if (this.#styles.isOpen) return this.#styles.start(name)
    if (this.#styles.isRoot(name)) {
      this.#styles.open(this.#placemark ? '' : (attributes.get('id') ?? attributes.get('kml:id') ?? ''), depth)
      return false
    }
    if (this.#linkDepth > 0) return name === 'href'
    if (Object.hasOwn(PASSED_OVER, name)) return this.#passOver(name, depth)
    if (this.#placemark) return this.#startInPlacemark(this.#placemark, { name, attributes, depth })
    if (name === 'kml') this.#found.isOwn = attributes.get(`xmlns:${OWN_NAMESPACE.prefix}`) === OWN_NAMESPACE.address
    else if (name === 'NetworkLink') this.#linkDepth = depth
    else if (name === 'Placemark') this.#openPlacemark(depth)
    else if (name === 'Document' || name === 'Folder') this.#openContainer(name, depth)
    return isText(name) && depth === (this.#open.at(-1)?.depth ?? 1) + 1
  }

  endElement(name: string, text: string, depth: number): void {
    if (this.#skipDepth > 0) {
      if (depth === this.#skipDepth) this.#skipDepth = 0
    } else if (this.#linkDepth > 0) this.#endInLink(name, text, depth)
    else if (this.#styles.isOpen) this.#endStyle(this.#styles.end(name, text, depth))
    else if (this.#placemark) this.#endInPlacemark(this.#placemark, { name, text, depth })
    else if (depth === this.#open.at(-1)?.depth) this.#closeContainer()
    else if (isText(name)) this.#setText(this.#open.at(-1) ?? this.#file, name, text)
  }

  /** Adds what the file holds, once its styles are known. */
  collect(): void {
    for (const placemark of this.#placemarks.splice(0)) {
      const reference = placemark.style?.url
        ? placemark.style
        : { url: placemark.styleUrl, own: placemark.style?.own ?? null }
      const { style, isElsewhere } = this.#styles.resolve(reference)
      if (isElsewhere) this.#found.notes.add('style.left_out')
      addPlacemark(this.#found, placemark, style)
    }
  }

  /** @throws {RefusedError} when there is nothing to show: by what there is instead. */
  finish(): RouteFile {
    this.collect()
    const { notes } = this.#found
    notes.add('network_link.left_out', this.links.length)
    const count = notes.count('network_link.left_out')
    if (this.#found.isEmpty && count > 0) throw new RefusedError('file.network_link', { count })
    const isOnlyAddresses = this.#found.isEmpty && this.#addressCount > 0
    if (isOnlyAddresses) throw new RefusedError('file.addresses_only', { count: this.#addressCount })
    return this.#found.finish({ format: 'kml', name: this.#file.name, description: wholeDescription(this.#file) })
  }

  #passOver(name: string, depth: number): false {
    const code = PASSED_OVER[name] ?? null
    if (code) this.#found.notes.add(code)
    this.#skipDepth = depth
    return false
  }

  #endInLink(name: string, text: string, depth: number): void {
    if (name === 'href') this.#href ||= text.trim()
    if (depth !== this.#linkDepth) return
    this.links.push(this.#href)
    this.#linkDepth = 0
    this.#href = ''
  }

  /** The outermost document is the file itself; any other is a folder. */
  #openContainer(name: string, depth: number): void {
    const isFile = name === 'Document' && !this.#hasDocument && this.#open.length === 0
    const container: Container = { ...noTexts(), depth, folder: null }
    this.#open.push(container)
    if (!isFile) return
    this.#hasDocument = true
    this.#file = container
  }

  #closeContainer(): void {
    const container = this.#open.pop()
    if (container && container !== this.#file) this.#found.notes.add('data.left_out', countTexts(container))
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

  #startInPlacemark(placemark: Placemark, { name, attributes, depth }: StartedElement): boolean | TextSink {
    const geometry = this.#geometry.start(name, attributes, placemark)
    if (geometry !== null) return geometry
    if (name === 'Data' || name === 'SimpleData') this.#dataName = attributes.get('name') ?? ''
    if (name === 'when') return true
    if (name === 'value') return this.#countValue()
    if (depth !== this.#placemarkDepth + 1) return false
    if (name === 'address') this.#addressCount++
    if (name === 'link') this.#addLink(placemark, attributes.get('href') ?? '')
    return isText(name) || name === 'styleUrl'
  }

  #addLink(placemark: Placemark, address: string): void {
    if (!addLink(placemark, address)) this.#found.notes.add('data.left_out')
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
    else if (depth === this.#placemarkDepth + 1 && isText(name)) {
      if (name === 'description') this.#setPictures(placemark, picturesOf(text))
      this.#setText(placemark, name, text)
    } else if (name === 'when' && !this.#geometry.isTrack) placemark.timeMs = this.#geometry.times.read(text)
    else this.#geometry.end(name, text, placemark)
  }

  /** What the archive does not hold is nowhere: the web is not asked. */
  #setPictures(placemark: Placemark, pictures: readonly string[]): void {
    placemark.pictures = pictures.filter((address) => this.#isInArchive && !isOnWeb(address))
    this.#found.notes.add('picture.left_out', pictures.length - placemark.pictures.length)
  }

  #endData(name: string): void {
    if (name === 'SimpleData') this.#found.notes.add('data.left_out')
    this.#dataName = ''
  }

  #setData(placemark: Placemark, value: string): void {
    const icon = SPOT_ICONS.find((candidate) => candidate === value)
    const shape = this.#dataName === 'circle' ? circleOf : this.#dataName === 'rectangle' ? rectangleOf : null
    const source = this.#dataName === LINE_SOURCE_NAME ? lineSourceOf(value) : null
    if (this.#dataName === 'icon' && icon) placemark.icon = icon
    else if (source) placemark.source = source
    else if (this.#dataName === ROUTE_STOP_NAME && this.#found.isOwn) placemark.isRouteStop = value === 'true'
    else if (this.#dataName === NO_GO_NAME && this.#found.isOwn) placemark.isNoGo = value === 'true'
    else if (this.#dataName === TRAVEL_MODE_NAME && this.#found.isOwn) placemark.travelMode = travelModeOf(value)
    else if (this.#dataName === NAVIGATION_NAME && this.#found.isOwn) placemark.navigation = readNavigationText(value)
    else if (shape && this.#found.isOwn) placemark.shape = shape(numbersIn(value))
    else if (this.#dataName === MEDIA_LINKS && this.#found.isOwn) placemark.images = value.split(/\s+/)
    else if (this.#dataName === MEDIA_LINKS) this.#found.notes.add('picture.left_out', value.split(/\s+/).length)
    else this.#found.notes.add('data.left_out')
  }

  #closePlacemark(placemark: Placemark): void {
    placemark.lines = [...placemark.arrays.measured(placemark.lines, this.#found.notes)]
    if (hasGeometry(placemark)) this.#placemarks.push(placemark)
    else this.#found.notes.add('place.without_geometry')
    this.#placemark = null
  }

  #endStyle(reference: StyleReference | null): void {
    if (!reference || !this.#placemark) return
    const { url, own } = this.#placemark.style ?? { url: '', own: null }
    this.#placemark.style = { url: url || reference.url, own: own ?? reference.own }
  }

  #setText(owner: KmlTexts, element: string, text: string): void {
    const { notes, isOwn } = this.#found
    setText(owner, { element, text, notes, isOwn })
  }
}
