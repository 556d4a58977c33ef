import { WALK_CONDITION_LEVELS, type WalkCondition } from '@repo/contract'
import { Badge, type BadgeProps } from '@repo/ui/badge'
import { useWalkLogMessages } from './messages/walk-log-messages.ts'

const TONES = { good: 'success', caution: 'warning', danger: 'danger', plain: 'neutral' } as const satisfies Record<
  (typeof WALK_CONDITION_LEVELS)[WalkCondition],
  BadgeProps['tone']
>

/** How the way was found, by how far it matters to who goes next. */
export function ConditionBadge({ condition }: { condition: WalkCondition }) {
  const t = useWalkLogMessages()
  return <Badge tone={TONES[WALK_CONDITION_LEVELS[condition]]}>{t(`condition.${condition}`)}</Badge>
}
