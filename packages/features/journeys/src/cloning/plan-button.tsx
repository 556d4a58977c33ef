import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { copy } from '@repo/ui/icons'
import { lazyComponent } from '@repo/web-kit/lazy-component'
import { useModal } from '@repo/web-kit/modal-host'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import { useJourneysMessages } from '../messages/journeys-messages.ts'
import type { JourneyView } from '../view/journey-view.ts'

// Most readers copy nothing.
const PlanDialog = lazyComponent(() => import('./plan-dialog.tsx'))

const pendingPlan = pendingAct('pending-journey-clone', (value): value is number => typeof value === 'number')

interface PlanButtonProps {
  journey: JourneyView
  token: string | null
  className?: string | undefined
}

/** Makes a plan of one's own of a journey. Visitors get the log-in dialog; after log-in the dialog opens. */
export function PlanButton({ journey, token, className = buttonClass({ variant: 'line' }) }: PlanButtonProps) {
  const t = useJourneysMessages()
  const open = useModal()
  const isLogInRequired = useLogInRequired()
  const ask = () => open(PlanDialog, { journey, token })
  usePendingAct(pendingPlan, { matches: (id) => id === journey.id, act: ask })
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      onClick={() => (isLogInRequired() ? pendingPlan.keep(journey.id) : ask())}
    >
      <Icon path={copy} size={18} />
      <span>{t(journey.viewerCan.edit ? 'journeys.plan.duplicate' : `journeys.plan.action.${journey.kind}`)}</span>
    </button>
  )
}
