import { lazyComponent } from '@repo/web-kit/lazy-component'
import { type ModalProps, useModal } from '@repo/web-kit/modal-host'
import { pendingAct } from '@repo/web-kit/pending-act'
import { useLogInRequired } from '@repo/web-kit/use-log-in-required'
import { usePendingAct } from '@repo/web-kit/use-pending-act'
import type { MouseEvent } from 'react'
import { CREATE_PAGE } from './start-addresses.ts'

// Most visits open none.
const NewRouteModal = lazyComponent<ModalProps>(() =>
  import('./new-route-modal.tsx').then((module) => ({ default: module.NewRouteModal })),
)

/** @returns a function that opens the ways to begin a new route. */
export function useNewRouteModal(): () => void {
  const open = useModal()
  return () => open(NewRouteModal, {})
}

/** For a link to a new route: opens a dialog to start, or to log in. A new tab gets the address. */
export function useNewRoute() {
  const open = useNewRouteModal()
  const isLogInRequired = useLogInRequired()
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    if (isLogInRequired(event)) {
      pendingNewRoute.keep(true)
      return
    }
    event.preventDefault()
    open()
  }
  return { to: CREATE_PAGE, onClick }
}

/** Begins the route that a visitor wanted to begin before they logged in. */
export function usePendingNewRoute(): void {
  usePendingAct(pendingNewRoute, { act: useNewRouteModal() })
}

/** That a visitor wanted to begin a route before they logged in. */
const pendingNewRoute = pendingAct('pending-new-route', (value): value is true => value === true)
