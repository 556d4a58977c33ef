import type { AnyLine, LayerId, MapDocument } from '@mishiori/map-document'
import { useEffect, useMemo } from 'react'
import { selectHiddenLayerIds, selectHiddenObjectIds, selectListedDocument } from '../../core/selectors.ts'
import { useEditor, useEditorLater, useEditorParts } from '../../ui/context/editor-context.tsx'
import { chosenLine, comparingOf, listComparedLines } from '../../ui/elevation-profile/compared-lines.ts'
import type { ProfileLine } from '../../ui/elevation-profile/profile-line.ts'
import { createProfileLine } from '../../ui/elevation-profile/profile-line.ts'
import type { ElevationProfileProps, ProfileSource } from '../../ui/elevation-profile/profile-props.ts'
import { useElevations } from '../../ui/elevation-profile/use-elevations.ts'
import { useValue } from '../../ui/shared/value-store.ts'
import { useProfileLine } from './use-profile-line.ts'

export interface Profiles {
  /** Every shown line whose elevations are known, the one that is measured first. */
  readonly shown: readonly ProfileLine[]
  readonly props: Pick<ElevationProfileProps, 'line' | 'others' | 'source' | 'comparing'>
}

/** The line whose profile is shown, and those that it is compared with. Null when there is nothing to show. */
export function useProfiles(): Profiles | null {
  const { comparison: store } = useEditorParts()
  const profiled = useProfileLine()
  const candidates = useCandidates()
  const comparison = useValue(store)
  const lines = useMemo(() => listComparedLines(profiled, candidates, comparison), [profiled, candidates, comparison])
  const elevations = useProfileElevations(lines)
  const line = chosenLine(lines, comparison)
  const lineId = line?.id
  const shown = useMemo(
    () => elevations.known.toSorted((a, b) => Number(b.line.id === lineId) - Number(a.line.id === lineId)),
    [elevations.known, lineId],
  )
  if (!line) return null
  return {
    shown,
    props: {
      line: shown.find((known) => known.line.id === line.id)?.line ?? line,
      others: shown.filter((known) => known.line.id !== line.id).map((known) => known.line),
      source: elevations.sourceOf(line),
      comparing: comparingOf({ lines, candidates, comparison, onChange: store.set }),
    },
  }
}

/** The lines on the map that have elevations, or for which the host can look them up. */
function useCandidates(): readonly AnyLine[] {
  const { services } = useEditorParts()
  const document = useEditor(selectListedDocument)
  const hiddenLayers = useEditorLater(selectHiddenLayerIds)
  const hiddenObjects = useEditorLater(selectHiddenObjectIds)
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

interface Elevations {
  /** The lines whose elevations are known, with them. */
  readonly known: readonly ProfileLine[]
  readonly sourceOf: (line: AnyLine) => ProfileSource
}

/** The elevations of lines as they are shown: their own, or those that the host looks up. */
function useProfileElevations(lines: readonly AnyLine[]): Elevations {
  const elevations = useElevations(useEditorParts().services)
  const { request } = elevations
  useEffect(() => request(lines), [request, lines])
  return useMemo(
    () => ({
      known: lines.flatMap((line) => createProfileLine(elevations.withElevations(line)) ?? []),
      sourceOf: elevations.sourceOf,
    }),
    [elevations, lines],
  )
}
