import type { AnyLine, MapObjectId } from '@mishiori/map-document'
import type { ProfileComparing } from './profile-props.ts'

/** More curves than these could not be distinguished. */
const MOST_COMPARED = 4

/** Which lines a person has put beside each other in the profile. */
export interface LineComparison {
  readonly comparedIds: readonly MapObjectId[]
  /** The one whose figures are shown; the profiled line unless another was chosen. */
  readonly chosenId: MapObjectId | null
}

export const NO_COMPARISON: LineComparison = { comparedIds: [], chosenId: null }

/** The profiled line, then those that it is compared with. */
export function listComparedLines(
  profiled: AnyLine | null,
  candidates: readonly AnyLine[],
  { comparedIds }: LineComparison,
): readonly AnyLine[] {
  if (!profiled) return []
  return [profiled, ...candidates.filter(({ id }) => comparedIds.includes(id) && id !== profiled.id)]
}

/** The line whose figures are shown. */
export function chosenLine(lines: readonly AnyLine[], { chosenId }: LineComparison): AnyLine | null {
  return lines.find(({ id }) => id === chosenId) ?? lines[0] ?? null
}

interface ComparingParts {
  readonly lines: readonly AnyLine[]
  readonly candidates: readonly AnyLine[]
  readonly comparison: LineComparison
  readonly onChange: (comparison: LineComparison) => void
}

/** What the profile offers: to choose among its lines, to add some and to take them out. */
export function comparingOf({ lines, candidates, comparison, onChange }: ComparingParts): ProfileComparing {
  const { comparedIds } = comparison
  const addable = candidates.filter((candidate) => !lines.some(({ id }) => id === candidate.id))
  return {
    lines,
    addable: lines.length <= MOST_COMPARED ? addable : [],
    onChoose: (chosenId) => onChange({ ...comparison, chosenId }),
    onAdd: (id) => onChange({ ...comparison, comparedIds: [...comparedIds, id] }),
    onRemove: (id) => onChange({ ...comparison, comparedIds: comparedIds.filter((compared) => compared !== id) }),
  }
}
