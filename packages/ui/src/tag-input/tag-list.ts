export interface TagLimits {
  readonly count: number
  readonly length: number
}

export type TagProblem = 'duplicate' | 'tooMany' | 'tooLong'

interface Added {
  readonly tags: readonly string[]
  readonly problem: TagProblem | null
}

/** Adds every tag of a text separated by commas, up to the first one that breaks a rule. */
export function addTags(tags: readonly string[], text: string, limits: TagLimits): Added {
  const added = [...tags]
  for (const tag of text.split(/[,、，\n]/).map((part) => part.trim())) {
    if (tag === '') continue
    const problem = problemOf(added, tag, limits)
    if (problem) return { tags: added, problem }
    added.push(tag)
  }
  return { tags: added, problem: null }
}

function problemOf(tags: readonly string[], tag: string, limits: TagLimits): TagProblem | null {
  if (tags.some((other) => folded(other) === folded(tag))) return 'duplicate'
  if (tags.length >= limits.count) return 'tooMany'
  if ([...tag].length > limits.length) return 'tooLong'
  return null
}

/** Tags that differ only in case, width or spaces are one tag. */
function folded(tag: string): string {
  return tag.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
}
