/**
 * What can be wrong with stored article JSON.
 *
 * @public
 */
export type ArticleProblemCode =
  | 'document.invalid'
  | 'document.version_unsupported'
  | 'document.too_many_blocks'
  | 'block.invalid'
  | 'block.too_large'
  | 'text.invalid'
  | 'text.too_long'
  | 'heading.level_invalid'
  | 'list.invalid'
  | 'list.too_deep'
  | 'list.too_many_items'
  | 'table.invalid'
  | 'image.url_invalid'
  | 'image.invalid'
  | 'gallery.image_count'
  | 'gallery.invalid'

/**
 * One fault of stored article JSON.
 *
 * @public
 */
export interface ArticleProblem {
  readonly code: ArticleProblemCode
  /** Place in the JSON as a JSON Pointer (RFC 6901), such as `/blocks/3/items/0`. */
  readonly path: string
}

/** Enough to correct a document manually, without long answers to hostile input. */
const MAX_PROBLEMS = 20

/** Collects problems while reading, so that the result lists all of them. */
export class ProblemLog {
  readonly #problems: ArticleProblem[] = []

  get problems(): readonly ArticleProblem[] {
    return this.#problems
  }

  get isEmpty(): boolean {
    return this.#problems.length === 0
  }

  /** @returns null, so that a reader can end with `return log.add(…)`. */
  add(code: ArticleProblemCode, path: string): null {
    if (this.#problems.length < MAX_PROBLEMS) this.#problems.push({ code, path })
    return null
  }
}
