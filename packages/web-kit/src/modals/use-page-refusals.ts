import { maintenancePath } from '@repo/contract'
import { useEffect } from 'react'
import { useHref, useLocation, useMatches } from 'react-router'
import { onPageRefusal } from '../http/browser-api.ts'

/**
 * Handles refused actions: after the end of a session one is asked to log in again; during maintenance the page is
 * replaced. Pages with unsaved work, whose routes set `handle.confirmsLeaving`, report both in their own way and are
 * never left.
 *
 * @param renewSession null while another dialog is open, which reports the failure itself
 */
export function usePageRefusals(renewSession: (() => void) | null): void {
  const { pathname, search } = useLocation()
  const maintenanceHref = useHref(maintenancePath(`${pathname}${search}`))
  const confirmsLeaving = useMatches().some(({ handle }) => isKeeping(handle))
  useEffect(() => {
    if (confirmsLeaving) return
    return onPageRefusal((refusal) => {
      if (refusal === 'maintenance') location.assign(maintenanceHref)
      else renewSession?.()
    })
  }, [confirmsLeaving, maintenanceHref, renewSession])
}

const isKeeping = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'confirmsLeaving' in handle && handle.confirmsLeaving === true
