import type { RouteOptions, TravelProfile } from '@mishiori/map-document'
import type { FromHere } from '../../../core/drafts/navigation-draft.ts'
import { areLoops } from '../../../core/drafts/route-offers.ts'
import { optionNames, shownProfile, widerProfile } from '../../../core/drafts/travel.ts'
import {
  type MachineSnapshot,
  selectCandidates,
  selectDirectionsProblem,
  selectIsAskingDirections,
  selectLastAsked,
  selectRoute,
  selectShownReach,
  selectTravel,
} from '../../../core/selectors.ts'
import type { LoopSize, ReachLimits, ReachSize, RouteOptionName, TravelChoices } from '../../../core/services.ts'
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
  /** What can be asked for from the only stop, or in place of what was found from it; null while nothing can. */
  readonly fromHere: FromHereState | null
  readonly onProfile: (profile: TravelProfile) => void
  readonly onOptions: (options: RouteOptions | null) => void
}

export interface FromHereState {
  readonly canLoop: boolean
  /** Null where reach cannot be asked for. */
  readonly reachLimits: ReachLimits | null
  /** What was asked for last. */
  readonly last: FromHere | null
  /** What was found and is shown: another object for each answer. */
  readonly found: object | null
  /** Whether an answer is awaited; what was found before is gone then. */
  readonly isAsking: boolean
  readonly onLoop: (size: LoopSize) => void
  readonly onReach: (size: ReachSize) => void
}

/** Null where the host knows no profiles, and while no navigation line is open. */
export function useTravel(): TravelState | null {
  const { actor, services } = useEditorParts()
  const travel = useEditor(selectTravel)
  const hasNoWay = useEditor((snapshot) => selectDirectionsProblem(snapshot) === 'notFound')
  const isOpen = useEditor((snapshot) => snapshot.matches('navigationLine'))
  const isFromHere = useEditor(isAskedFromHere)
  const last = useEditor(selectLastAsked)
  const found = useEditor(selectFoundFromHere)
  const isAsking = useEditor(selectIsAskingDirections)
  const choices = services.travel
  if (!choices || !travel || !isOpen) return null
  const profile = shownProfile(travel)
  const canLoop = choices.loops === true
  const reachLimits = (services.fetchReach && choices.reach?.(profile)) ?? null
  return {
    profiles: choices.profiles,
    profile,
    names: offeredOptions(choices, profile),
    options: travel.routeOptions,
    hasNoWay,
    wider: choices.profiles.includes(widerProfile(profile)) ? widerProfile(profile) : null,
    fromHere:
      isFromHere && (canLoop || reachLimits)
        ? {
            canLoop,
            reachLimits,
            last,
            found,
            isAsking,
            onLoop: (size) => actor.send({ type: 'loop.ask', size }),
            onReach: (size) => actor.send({ type: 'reach.ask', size }),
          }
        : null,
    onProfile: (next) => {
      actor.send({ type: 'profile.choose', profile: next })
      choices.onProfile?.(next)
    },
    onOptions: (routeOptions) => actor.send({ type: 'routeOptions.set', routeOptions }),
  }
}

function isAskedFromHere(snapshot: MachineSnapshot): boolean {
  return selectRoute(snapshot)?.stops.length === 1 || selectFoundFromHere(snapshot) !== null
}

function selectFoundFromHere(snapshot: MachineSnapshot): object | null {
  const candidates = selectCandidates(snapshot)
  return candidates && areLoops(candidates) ? candidates.all : selectShownReach(snapshot)
}

function offeredOptions({ options }: TravelChoices, profile: TravelProfile): readonly RouteOptionName[] {
  return optionNames(profile).filter((name) => options?.includes(name) ?? true)
}
