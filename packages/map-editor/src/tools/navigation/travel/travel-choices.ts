import type { RouteOptions, TravelProfile } from '@mishiori/map-document'
import { areLoops } from '../../../core/drafts/route-offers.ts'
import { optionNames, shownProfile, widerProfile } from '../../../core/drafts/travel.ts'
import {
  type MachineSnapshot,
  selectCandidates,
  selectDirectionsProblem,
  selectRoute,
  selectTravel,
} from '../../../core/selectors.ts'
import type { LoopSize, RouteOptionName, TravelChoices } from '../../../core/services.ts'
import { useEditor, useEditorParts } from '../../../ui/context/editor-context.tsx'

/** How the open navigation line goes, and what the host has to choose from. */
export interface TravelState {
  readonly profiles: readonly TravelProfile[]
  readonly profile: TravelProfile
  /** Those that mean something for the profile where the host has roads. */
  readonly names: readonly RouteOptionName[]
  readonly options: RouteOptions | null
  /** Whether no way was found, which another choice may change. */
  readonly hasNoWay: boolean
  /** What may find one. */
  readonly wider: TravelProfile | null
  /** Whether loops can be asked for: from the only stop, or in place of others. */
  readonly canLoop: boolean
  readonly onProfile: (profile: TravelProfile) => void
  readonly onOptions: (options: RouteOptions | null) => void
  readonly onLoop: (size: LoopSize) => void
}

/** Null where the host knows no profiles, and while no navigation line is open. */
export function useTravel(): TravelState | null {
  const { actor, services } = useEditorParts()
  const travel = useEditor(selectTravel)
  const hasNoWay = useEditor((snapshot) => selectDirectionsProblem(snapshot) === 'notFound')
  const isOpen = useEditor((snapshot) => snapshot.matches('navigationLine'))
  const isLoop = useEditor(isAtLoops)
  const choices = services.travel
  if (!choices || !travel || !isOpen) return null
  const profile = shownProfile(travel)
  return {
    profiles: choices.profiles,
    profile,
    names: offeredOptions(choices, profile),
    options: travel.routeOptions,
    hasNoWay,
    wider: choices.profiles.includes(widerProfile(profile)) ? widerProfile(profile) : null,
    canLoop: choices.loops === true && isLoop,
    onProfile: (next) => {
      actor.send({ type: 'profile.choose', profile: next })
      choices.onProfile?.(next)
    },
    onOptions: (routeOptions) => actor.send({ type: 'routeOptions.set', routeOptions }),
    onLoop: (size) => actor.send({ type: 'loop.ask', size }),
  }
}

function isAtLoops(snapshot: MachineSnapshot): boolean {
  const candidates = selectCandidates(snapshot)
  return selectRoute(snapshot)?.stops.length === 1 || (candidates !== null && areLoops(candidates))
}

function offeredOptions({ options }: TravelChoices, profile: TravelProfile): readonly RouteOptionName[] {
  return optionNames(profile).filter((name) => options?.includes(name) ?? true)
}
