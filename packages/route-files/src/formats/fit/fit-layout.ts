interface FitField {
  readonly offset: number
  readonly size: number
  readonly baseType: number
}

/** Where the fields of one kind of message stand, as its definition says. */
export class FitLayout {
  /** Global number of the message. */
  readonly message: number
  /** Bytes of a message, without its header. */
  readonly size: number
  /** Where the definition ends. */
  readonly end: number
  readonly #isLittleEndian: boolean
  /** By the number of the field. */
  readonly #fields: (FitField | undefined)[]

  constructor(
    numbers: { readonly message: number; readonly size: number; readonly end: number },
    isLittleEndian: boolean,
    fields: (FitField | undefined)[],
  ) {
    this.message = numbers.message
    this.size = numbers.size
    this.end = numbers.end
    this.#isLittleEndian = isLittleEndian
    this.#fields = fields
  }

  /** A raw number, without scale and offset; NaN where the message has none. `offset` is where the message begins. */
  read(view: DataView, offset: number, field: number): number {
    const found = this.#fields[field]
    if (found === undefined) return Number.NaN
    return numberAt(view, offset + found.offset, found, this.#isLittleEndian)
  }

  /** A text, up to its first zero byte; empty where the message has none. */
  readText(view: DataView, offset: number, field: number): string {
    const found = this.#fields[field]
    if (found === undefined || (found.baseType & 31) !== STRING) return ''
    const bytes = new Uint8Array(view.buffer, view.byteOffset + offset + found.offset, found.size)
    const end = bytes.indexOf(0)
    return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end)).trim()
  }
}

const STRING = 7

/** By the base type's number: its size, how it is read, and the value that means none. */
function numberAt(view: DataView, at: number, { size, baseType }: FitField, isLittle: boolean): number {
  switch (baseType & 31) {
    case 0: // enum
    case 2: // uint8
    case 13: // byte
      return size === 1 ? unless(view.getUint8(at), 0xff) : Number.NaN
    case 1: // sint8
      return size === 1 ? unless(view.getInt8(at), 0x7f) : Number.NaN
    case 3: // sint16
      return size === 2 ? unless(view.getInt16(at, isLittle), 0x7fff) : Number.NaN
    case 4: // uint16
      return size === 2 ? unless(view.getUint16(at, isLittle), 0xffff) : Number.NaN
    case 5: // sint32
      return size === 4 ? unless(view.getInt32(at, isLittle), 0x7fffffff) : Number.NaN
    case 6: // uint32
      return size === 4 ? unless(view.getUint32(at, isLittle), 0xffffffff) : Number.NaN
    case 8: // float32
      return size === 4 ? view.getFloat32(at, isLittle) : Number.NaN
    case 9: // float64
      return size === 8 ? view.getFloat64(at, isLittle) : Number.NaN
    case 10: // uint8z
      return size === 1 ? unless(view.getUint8(at), 0) : Number.NaN
    case 11: // uint16z
      return size === 2 ? unless(view.getUint16(at, isLittle), 0) : Number.NaN
    case 12: // uint32z
      return size === 4 ? unless(view.getUint32(at, isLittle), 0) : Number.NaN
    default:
      return Number.NaN
  }
}

const unless = (value: number, invalid: number) => (value === invalid ? Number.NaN : value)

interface DefinitionPlace {
  /** After the record's header. */
  readonly at: number
  /** Where the data end. */
  readonly to: number
  readonly hasDeveloperFields: boolean
}

/** Reads a message definition; null where the data end within it. */
export function layoutAt(view: DataView, { at, to, hasDeveloperFields }: DefinitionPlace): FitLayout | null {
  if (at + 5 > to) return null
  const isLittleEndian = view.getUint8(at + 1) === 0
  const message = view.getUint16(at + 2, isLittleEndian)
  const count = view.getUint8(at + 4)
  const fieldsEnd = at + 5 + 3 * count
  if (fieldsEnd > to) return null
  const fields: (FitField | undefined)[] = new Array(256).fill(undefined)
  let size = 0
  for (let place = at + 5; place < fieldsEnd; place += 3) {
    const field = { offset: size, size: view.getUint8(place + 1), baseType: view.getUint8(place + 2) }
    fields[view.getUint8(place)] = field
    size += field.size
  }
  if (!hasDeveloperFields) return new FitLayout({ message, size, end: fieldsEnd }, isLittleEndian, fields)
  if (fieldsEnd >= to) return null
  const end = fieldsEnd + 1 + 3 * view.getUint8(fieldsEnd)
  if (end > to) return null
  for (let place = fieldsEnd + 1; place < end; place += 3) size += view.getUint8(place + 1)
  return new FitLayout({ message, size, end }, isLittleEndian, fields)
}
