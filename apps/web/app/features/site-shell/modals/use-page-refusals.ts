import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { onPageRefusal } from '../../../platform/http/browser-api.ts'
import { useLanguage } from '../../../platform/i18n/language.tsx'

/**
 * After an act that was refused: whoever's session has ended is asked to log in, and comes back; while the product is maintained the page makes way. Pages
 * that keep work of their own, whose routes say so by `handle.keepsWork`, tell of both in their own way and are never left.
 *
 * @param askToLogIn null while another dialog is open, which tells itself that it failed
 */
export function usePageRefusals(askToLogIn: ((why: string) => void) | null): void {
  const { t } = useLanguage()
  const keepsWork = useMatches().some(({ handle }) => isKeeping(handle))
  useEffect(() => {
    if (keepsWork) return
    return onPageRefusal((refusal) => {
      if (refusal === 'maintenance') location.assign('/maintenance')
      else askToLogIn?.(t('loginRequired.ended'))
    })
  }, [keepsWork, askToLogIn, t])
}

const isKeeping = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'keepsWork' in handle && handle.keepsWork === true
