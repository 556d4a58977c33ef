import { TRAVEL_PROFILES, type TravelProfile } from '@mishiori/map-document'
import type { ReachLimits, RouteOptionName, TravelChoices } from '@mishiori/map-editor'
import { TRAIT_VALUES } from '@repo/articles/traits'
import { type DirectionOptions, PRODUCT_LIMITS } from '@repo/contract'
import { browserApi } from '@repo/web-kit/browser-api'
import { useEffect, useMemo, useState } from 'react'

const KEY = 'travel-profile'

/** Until the server has said what the installed regions have. */
const NOTHING_KNOWN: DirectionOptions = { hasFerries: false, hasHikingGrades: false, hasElevations: false }

/** The ways of going, and their options that make a difference here. */
export function useTravelChoices(): TravelChoices {
  const [known, setKnown] = useState(NOTHING_KNOWN)
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async () => {
      const answer = await browserApi().directionOptions({}, { signal: leaving.signal })
      if (answer.ok && !leaving.signal.aborted) setKnown(answer.data)
    }
    void ask()
    return () => leaving.abort()
  }, [])
  return useMemo(() => travelChoices(known), [known])
}

/** New lines go as this device's last one did. */
export function travelChoices({ hasFerries, hasHikingGrades, hasElevations }: DirectionOptions): TravelChoices {
  const options: readonly RouteOptionName[] = [
    'avoidSteps',
    'avoidMainRoads',
    'avoidPrivate',
    ...(hasElevations ? (['hills'] as const) : []),
    ...(hasFerries ? (['avoidFerries'] as const) : []),
    ...(hasHikingGrades ? (['hardestPath'] as const) : []),
  ]
  return {
    profiles: TRAIT_VALUES.profile,
    options,
    loops: true,
    reach: reachLimits,
    initialProfile: readProfile,
    onProfile: storeProfile,
  }
}

function reachLimits(profile: TravelProfile): ReachLimits {
  const { minutes, drivingMinutes, kilometers } = PRODUCT_LIMITS.reach
  const isDriving = profile === 'car' || profile === 'motorcycle'
  return { minutes: isDriving ? drivingMinutes : minutes, kilometers }
}

function readProfile(): TravelProfile | null {
  try {
    const stored = localStorage.getItem(KEY)
    return TRAVEL_PROFILES.find((profile) => profile === stored) ?? null
  } catch {
    return null
  }
}

function storeProfile(profile: TravelProfile): void {
  try {
    localStorage.setItem(KEY, profile)
  } catch {
    // The next line then begins with a walk.
  }
}
