import { decodeEntities } from './entities.ts'

/** The attributes of the start tag at hand. One object is used again for every tag: read it before the handler returns. */
export class Attributes {
  readonly #names: string[] = []
  readonly #values: string[] = []
  #count = 0

  clear(): void {
    this.#count = 0
  }

  /** False when the tag has the attribute already. */
  add(name: string, rawValue: string): boolean {
    for (let index = 0; index < this.#count; index++) if (this.#names[index] === name) return false
    this.#names[this.#count] = name
    this.#values[this.#count] = rawValue
    this.#count++
    return true
  }

  /** The value with its entities replaced, or null. */
  get(name: string): string | null {
    for (let index = 0; index < this.#count; index++) {
      if (this.#names[index] === name) return decodeEntities(this.#values[index] ?? '')
    }
    return null
  }
}
