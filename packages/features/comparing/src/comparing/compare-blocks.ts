import { type ArticleBlock, type ArticleDocument, serializeArticle } from '@mishiori/article-blocks/document'
import { differingFacets, type Facet, linesOf, nameOf, picturesOf } from './block-facets.ts'
import { compareLines } from './compare-lines.ts'

type BlockKind = ArticleBlock['type']

/** Changes of a text block beyond its text. */
export interface BlockChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed'
  readonly block: BlockKind
  /** First words of the block; '' when it has none. */
  readonly name: string
  /** Of a changed block, what differs besides its text. */
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

/** Changes besides those of the lines of a text: of block types, pictures, links and dividers, block by block. */
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

/**
 * Matches each later block with an earlier one: an equal block elsewhere, one with equal text, one with a picture or
 * some words in common, or a picture at the same position.
 */
function pairUp(gone: readonly Written[], come: readonly Written[]): Map<Written, Written> {
  const pairs = new Map<Written, Written>()
  for (const keysOf of LIKENESSES) {
    const paired = new Set(pairs.values())
    const candidates = byKey(gone, keysOf)
    for (const block of come.filter((candidate) => !pairs.has(candidate))) {
      const former = keysOf(block)
        .map((key) => firstUnpaired(candidates.get(key), paired))
        .find((found) => found !== undefined)
      if (!former) continue
      pairs.set(block, former)
      paired.add(former)
    }
  }
  return pairs
}

/** Matches blocks that share a key, by the most specific key first. */
const LIKENESSES: readonly ((written: Written) => readonly string[])[] = [
  ({ form }) => [form],
  ({ block }) => (picturesOf(block).length > 0 || linesOf(block).length === 0 ? [] : [linesOf(block).join('\n')]),
  ({ block }) => picturesOf(block),
  ({ block }) => [...new Set(linesOf(block))],
  ({ block }) => (picturesOf(block).length > 0 || block.type === 'unknown' ? [block.type] : []),
]

function byKey(blocks: readonly Written[], keysOf: (written: Written) => readonly string[]): Map<string, Written[]> {
  const found = new Map<string, Written[]>()
  for (const block of blocks)
    for (const key of keysOf(block)) {
      const others = found.get(key)
      if (others) others.push(block)
      else found.set(key, [block])
    }
  return found
}

/** Removes the entries before it, which are not needed any more. */
function firstUnpaired(queue: Written[] | undefined, paired: ReadonlySet<Written>): Written | undefined {
  while (queue?.[0] && paired.has(queue[0])) queue.shift()
  return queue?.[0]
}

function changeOf(former: Written | null, { block, form }: Written): BlockChange[] {
  if (!former) return told('added', block)
  if (former.form === form) return [{ kind: 'moved', block: block.type, name: nameOf(block), facets: [] }]
  const facets = differingFacets(former.block, block)
  return facets.length > 0 ? [{ kind: 'changed', block: block.type, name: nameOf(block), facets }] : []
}

/** For added or removed blocks, the lines show the text. */
function told(kind: 'added' | 'removed', block: ArticleBlock): BlockChange[] {
  const isOfText = linesOf(block).length > 0 && picturesOf(block).length === 0
  return isOfText ? [] : [{ kind, block: block.type, name: nameOf(block), facets: [] }]
}
