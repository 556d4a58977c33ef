import type { AnyLine } from '@mishiori/map-document'
import { useEffect, useMemo } from 'react'
import { useEditorParts } from '../context/editor-context.tsx'
import { createProfileLine, type ProfileLine } from '../elevation-profile/profile-line.ts'
import type { ProfileSource } from '../elevation-profile/profile-props.ts'
import { useElevations } from '../elevation-profile/use-elevations.ts'

export interface Elevations {
  /** The lines whose elevations are known, with them. */
  readonly known: readonly ProfileLine[]
  readonly sourceOf: (line: AnyLine) => ProfileSource
}

/** The elevations of lines as they are shown: their own, or those that the host looks up. */
export function useProfileElevations(lines: readonly AnyLine[]): Elevations {
  const elevations = useElevations(useEditorParts().services)
  const { want } = elevations
  useEffect(() => want(lines), [want, lines])
  return useMemo(
    () => ({
      known: lines.flatMap((line) => createProfileLine(elevations.withElevations(line)) ?? []),
      sourceOf: elevations.sourceOf,
    }),
    [elevations, lines],
  )
}
