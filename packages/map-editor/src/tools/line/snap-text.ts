import type { SnapProblem, SnapProposal } from '../../core/drafts/snap-draft.ts'
import { formatDistance, formatReach } from '../../messages/format.ts'
import type { MapEditorMessages } from '../../messages/messages.ts'
import { amountText } from '../../messages/reach-name.ts'
import type { SnapMessages } from '../../messages/travel-messages.ts'

/** What putting a line on its ways would change, or why it cannot be done; null where the host has no words for it. */
export function snapText(messages: MapEditorMessages, snap: SnapProposal | SnapProblem): string | null {
  const { travel } = messages
  if (!travel) return null
  if (!('line' in snap)) return problemText(messages, travel.snap, snap)
  return travel.together(...proposalSentences(messages, travel.snap, snap))
}

/** Less of a line, 0 to 1, is nothing to speak of. */
const LEAST_KEPT = 0.005

function proposalSentences({ locale }: MapEditorMessages, snap: SnapMessages, proposal: SnapProposal): string[] {
  const { line, changes, movedMeters, beforeMeters, afterMeters, keptShare } = proposal
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(keptShare)
  return [
    snap.changes(changes, formatReach(movedMeters, locale)),
    snap.lengths(formatDistance(beforeMeters, locale), formatDistance(afterMeters, locale)),
    ...(keptShare >= LEAST_KEPT ? [snap.kept(share)] : []),
    ...(line.elevationsMeters || line.timestampsMs ? [snap.keepsSeries] : []),
    ...(line.kind === 'recordedLine' ? [snap.unlocks] : []),
  ]
}

function problemText({ locale }: MapEditorMessages, snap: SnapMessages, problem: SnapProblem): string {
  if (problem.problem === 'tooLong') return snap.tooLong(amountText({ kilometers: problem.max }, locale))
  return problem.problem === 'tooManyPoints' ? snap.tooManyPoints(problem.max) : snap.problems[problem.problem]
}
