import { type ArticleBlock, type ArticleDocument, serializeArticle } from '@mishiori/article-blocks/document'
import { differingFacets, type Facet, linesOf, nameOf, picturesOf } from './block-facets.ts'
import { compareLines } from './compare-lines.ts'

export type BlockKind = ArticleBlock['type']

/** What words alone do not tell of a changed text. */
export interface BlockChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  readonly block: BlockKind
  /** First words of the block; '' when it has none. */
  readonly name: string
  /** Of a changed block, what of it differs beside its words. */
  readonly facets: readonly Facet[]
}

/** Whether two texts look the same to readers. */
export function haveSameBlocks(before: ArticleDocument, after: ArticleDocument): boolean {
  const formsOf = (document: ArticleDocument) => JSON.stringify(writtenBlocks(document).map(({ form }) => form))
  return formsOf(before) === formsOf(after)
}

interface Written {
  readonly block: ArticleBlock
  /** The stored form. */
  readonly form: string
}

/** The changes of a text beside those of its lines: of form, pictures, links and dividers, block by block. */
export function compareBlocks(before: ArticleDocument, after: ArticleDocument): readonly BlockChange[] {
  const [old, now] = [writtenBlocks(before), writtenBlocks(after)]
  const differences = compareLines(
    old.map(({ form }) => form),
    now.map(({ form }) => form),
  )
  const formsOf = (kind: string) => differences.flatMap((change) => (change.kind === kind ? [change.text] : []))
  const [gone, come] = [pick(old, formsOf('removed')), pick(now, formsOf('added'))]
  const former = pairUp(gone, come)
  const paired = new Set(former.values())
  return [
    ...come.flatMap((block) => changeOf(former.get(block) ?? null, block)),
    ...gone.filter((block) => !paired.has(block)).flatMap(({ block }) => told('removed', block)),
  ]
}

function writtenBlocks(document: ArticleDocument): readonly Written[] {
  return serializeArticle(document).blocks.map((stored, index) => {
    const { width: _, height: __, ...form } = stored // the pixels of a file, not what readers see
    const block = document.blocks[index]
    if (!block) throw new Error('a document has as many blocks as its stored form')
    return { block, form: JSON.stringify(block.type === 'image' ? form : stored) }
  })
}

/** The blocks of these forms, in order. */
function pick(blocks: readonly Written[], forms: readonly string[]): Written[] {
  const left = [...forms]
  return blocks.filter(({ form }) => {
    const place = left.indexOf(form)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  })
}

/** Which block a later one was: the same elsewhere, one of the same words, one with a picture or some words in common, or a picture in its place. */
function pairUp(gone: readonly Written[], come: readonly Written[]): Map<Written, Written> {
  const pairs = new Map<Written, Written>()
  for (const isFormer of [hasSameForm, hasSameWords, sharesPictures, sharesWords, takesItsPlace]) {
    const paired = new Set(pairs.values())
    for (const block of come.filter((candidate) => !pairs.has(candidate))) {
      const former = gone.find((candidate) => !paired.has(candidate) && isFormer(candidate, block))
      if (!former) continue
      pairs.set(block, former)
      paired.add(former)
    }
  }
  return pairs
}

type IsFormer = (before: Written, after: Written) => boolean

const hasSameForm: IsFormer = (before, after) => before.form === after.form
const hasSameWords: IsFormer = ({ block: before }, { block: after }) =>
  picturesOf(before).length === 0 &&
  linesOf(before).length > 0 &&
  linesOf(before).join('\n') === linesOf(after).join('\n')
const sharesPictures: IsFormer = ({ block: before }, { block: after }) =>
  picturesOf(before).some((url) => picturesOf(after).includes(url))
const sharesWords: IsFormer = ({ block: before }, { block: after }) =>
  linesOf(before).some((line) => linesOf(after).includes(line))
const takesItsPlace: IsFormer = ({ block: before }, { block: after }) =>
  before.type === after.type && (picturesOf(before).length > 0 || before.type === 'unknown')

function changeOf(former: Written | null, { block, form }: Written): BlockChange[] {
  if (!former) return told('added', block)
  if (former.form === form) return [{ kind: 'moved', block: block.type, name: nameOf(block), facets: [] }]
  const facets = differingFacets(former.block, block)
  return facets.length > 0 ? [{ kind: 'changed', block: block.type, name: nameOf(block), facets }] : []
}

/** Of blocks that came or went, the lines tell the words. */
function told(kind: 'added' | 'removed', block: ArticleBlock): BlockChange[] {
  const isOfWords = linesOf(block).length > 0 && picturesOf(block).length === 0
  return isOfWords ? [] : [{ kind, block: block.type, name: nameOf(block), facets: [] }]
}
