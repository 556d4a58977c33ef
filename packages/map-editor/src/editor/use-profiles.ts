import type { AnyLine, LayerId, MapDocument, MapObjectId } from '@mishiori/map-document'
import { useMemo, useState } from 'react'
import { selectHiddenLayerIds, selectHiddenObjectIds, selectListedDocument } from '../machine/selectors.ts'
import type { ElevationProfileProps } from '../panels/profile/profile-props.ts'
import type { ProfileLine } from '../profile-line.ts'
import { useEditor, useEditorParts } from './editor-context.tsx'
import { useHeights } from './use-heights.ts'
import { useProfileLine } from './use-profile-line.ts'

/** More curves than these could not be told apart. */
const MOST_COMPARED = 4

export interface Profiles {
  /** Every shown line whose heights are known, the one that is measured first. */
  readonly shown: readonly ProfileLine[]
  readonly props: Pick<ElevationProfileProps, 'line' | 'others' | 'source' | 'comparing'>
}

/** The line whose profile is shown, and those that it is compared with. Null when there is nothing to show. */
export function useProfiles(): Profiles | null {
  const profiled = useProfileLine()
  const candidates = useCandidates()
  const [comparedIds, setComparedIds] = useState<readonly MapObjectId[]>([])
  const [chosenId, setChosenId] = useState<MapObjectId | null>(null)
  const lines = useMemo(() => {
    const others = candidates.filter(({ id }) => comparedIds.includes(id) && id !== profiled?.id)
    return profiled ? [profiled, ...others] : []
  }, [profiled, candidates, comparedIds])
  const heights = useHeights(lines)
  const line = lines.find(({ id }) => id === chosenId) ?? profiled
  const lineId = line?.id
  const shown = useMemo(
    () => heights.known.toSorted((a, b) => Number(b.line.id === lineId) - Number(a.line.id === lineId)),
    [heights.known, lineId],
  )
  if (!line) return null
  const others = shown.filter((known) => known.line.id !== line.id).map((known) => known.line)
  const addable = candidates.filter((candidate) => !lines.some(({ id }) => id === candidate.id))
  return {
    shown,
    props: {
      line: shown.find((known) => known.line.id === line.id)?.line ?? line,
      others,
      source: heights.sourceOf(line),
      comparing: {
        lines,
        addable: lines.length <= MOST_COMPARED ? addable : [],
        onChoose: setChosenId,
        onAdd: (id) => setComparedIds([...comparedIds, id]),
        onRemove: (id) => setComparedIds(comparedIds.filter((compared) => compared !== id)),
      },
    },
  }
}

/** The lines on the map that have heights, or for which the host can look them up. */
function useCandidates(): readonly AnyLine[] {
  const { services } = useEditorParts()
  const document = useEditor(selectListedDocument)
  const hiddenLayers = useEditor(selectHiddenLayerIds)
  const hiddenObjects = useEditor(selectHiddenObjectIds)
  const canLookUp = services.fetchElevations !== undefined
  return useMemo(
    () =>
      shownLines(document, hiddenLayers).filter(
        (line) => !hiddenObjects.has(line.id) && (canLookUp || line.elevationsMeters),
      ),
    [document, hiddenLayers, hiddenObjects, canLookUp],
  )
}

function shownLines({ layers }: MapDocument, hidden: ReadonlySet<LayerId>): readonly AnyLine[] {
  return layers
    .filter(({ id }) => !hidden.has(id))
    .flatMap(({ objects }) => objects.filter((object): object is AnyLine => 'path' in object))
}
