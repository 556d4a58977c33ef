import type { MouseEvent } from 'react'
import { useCommonModal } from './common-modals.tsx'
import { pendingNewRoute } from './pending-new-route.ts'
import { useLogInRequired } from './use-log-in-required.ts'

/** For a link to a new route: opens a dialog to start, or to log in. A new tab gets the address. */
export function useNewRoute() {
  const open = useCommonModal()
  const isLogInRequired = useLogInRequired()
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    if (isLogInRequired(event)) {
      pendingNewRoute.keep(true)
      return
    }
    event.preventDefault()
    open('create-new-route')
  }
  return { to: '/home/routes/create', onClick }
}
