import { decodeEntities } from './entities.ts'

interface Place {
  nameFrom: number
  nameTo: number
  valueFrom: number
  valueTo: number
}

/**
 * The attributes of the start tag at hand. One object is used again for every tag: read it before the handler returns. It keeps where
 * names and values stand, and makes texts only of those that are asked for.
 */
export class Attributes {
  readonly #places: Place[] = []
  #text = ''
  #count = 0

  /** Begins a tag of `text`. */
  clear(text: string): void {
    this.#text = text
    this.#count = 0
  }

  /** Adds the attribute whose name and raw value are at these offsets. False when the tag has the attribute already. */
  add(nameFrom: number, nameTo: number, valueFrom: number, valueTo: number): boolean {
    for (let index = 0; index < this.#count; index++) if (this.#isNameAt(index, nameFrom, nameTo)) return false
    const place = this.#places[this.#count++]
    if (place === undefined) {
      this.#places.push({ nameFrom, nameTo, valueFrom, valueTo })
      return true
    }
    place.nameFrom = nameFrom
    place.nameTo = nameTo
    place.valueFrom = valueFrom
    place.valueTo = valueTo
    return true
  }

  /** The value with its entities replaced, or null. */
  get(name: string): string | null {
    for (let index = 0; index < this.#count; index++) {
      const place = this.#places[index]
      if (!place || place.nameTo - place.nameFrom !== name.length) continue
      if (this.#text.startsWith(name, place.nameFrom))
        return decodeEntities(this.#text.slice(place.valueFrom, place.valueTo))
    }
    return null
  }

  #isNameAt(index: number, from: number, to: number): boolean {
    const place = this.#places[index]
    if (!place || place.nameTo - place.nameFrom !== to - from) return false
    for (let offset = 0; offset < to - from; offset++) {
      if (this.#text.charCodeAt(place.nameFrom + offset) !== this.#text.charCodeAt(from + offset)) return false
    }
    return true
  }
}
