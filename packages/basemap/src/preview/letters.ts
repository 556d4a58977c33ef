import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

const LETTERS_PATH = fileURLToPath(new URL('../../assets/letters.json.br', import.meta.url))

const unpack = promisify(brotliDecompress)

/** A letter in its place on a line. */
interface SetLetter {
  /** Ems from the start of the line to its middle. */
  readonly middle: number
  /** Ems. */
  readonly advance: number
  /** SVG path data in units of {@link Letters.em}, from the left end of its baseline. */
  readonly outline: string
}

export interface SetText {
  readonly letters: readonly SetLetter[]
  /** Ems. */
  readonly width: number
}

/** The file of letters, as `scripts/build-letters.ts` writes it. */
interface LetterFile {
  readonly em: number
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>
}

const ELLIPSIS = '…'

/** Sets text in outlines, because a server may have no fonts. */
export class Letters {
  readonly #file: LetterFile

  constructor(file: LetterFile) {
    this.#file = file
  }

  get em(): number {
    return this.#file.em
  }

  /** Null for what it has not all letters of, and for nothing. Text that is wider than `maxWidth` ems is cut. */
  set(text: string, maxWidth = Number.POSITIVE_INFINITY): SetText | null {
    const characters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()]
    const whole = this.#setAll(characters)
    if (!whole || whole.width <= maxWidth) return whole
    const dots = this.#setAll([ELLIPSIS])
    const room = maxWidth - (dots?.width ?? 0)
    const fitting = whole.letters.filter(({ middle, advance }) => middle + advance / 2 <= room).length
    return this.#setAll([...characters.slice(0, fitting).join('').trimEnd(), ELLIPSIS])
  }

  #setAll(characters: readonly string[]): SetText | null {
    const { em, letters: known } = this.#file
    const letters: SetLetter[] = []
    let width = 0
    for (const character of characters) {
      const [units, outline] = known[character] ?? []
      if (units === undefined || outline === undefined) return null
      const advance = units / em
      letters.push({ middle: width + advance / 2, advance, outline })
      width += advance
    }
    return letters.length > 0 ? { letters, width } : null
  }
}

export async function openLetters(path = LETTERS_PATH): Promise<Letters> {
  return new Letters(JSON.parse((await unpack(await readFile(path))).toString())) // our own file, checked by its test
}
