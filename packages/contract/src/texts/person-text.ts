import { type TSchemaOptions, Type } from 'typebox'

/**
 * How a field that people write is tidied before it is validated: as one line, as lines, as the JSON of a map's names and descriptions, or
 * not at all here because its own module tidies it.
 */
type TextKind = 'line' | 'lines' | 'map' | 'article'

/** The keyword of schemas that holds it. */
export const TEXT_KEYWORD = 'x-text'

interface Lengths {
  readonly minLength?: number
  readonly maxLength: number
}

/** A name or a title: one line. `minLength` counts what can be seen. */
export const PersonLine = (lengths: Lengths) => Type.String({ ...lengths, ...kind('line') })
/** A text of several lines. */
export const PersonText = (lengths: Lengths) => Type.String({ ...lengths, ...kind('lines') })
/** Parts of a map document, whose names and descriptions people write. */
export const MapJson = () => Type.Unknown(kind('map'))
/** An article's text, whose module reads it. */
export const ArticleJson = () => Type.Unknown(kind('article'))

const kind = (value: TextKind): TSchemaOptions => ({ [TEXT_KEYWORD]: value })
