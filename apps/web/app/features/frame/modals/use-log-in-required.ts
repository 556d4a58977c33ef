import type { MouseEvent } from 'react'
import { useRootData } from '../../../platform/root-data.ts'
import { useCommonModal } from './common-modals.tsx'

/**
 * For what only users can do. The function that it gives asks visitors to log in and says so by true; with the press on a link it is asked for, which
 * then leads nowhere. Users go on.
 */
export function useLogInRequired(): (event?: MouseEvent) => boolean {
  const { viewer } = useRootData()
  const open = useCommonModal()
  return (event) => {
    if (viewer) return false
    event?.preventDefault()
    open('log-in-required')
    return true
  }
}
