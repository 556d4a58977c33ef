import { ownPath } from '@repo/contract'
import { redirect, replace } from 'react-router'

/**
 * Sends the visitor to another page of this site: every redirect is made in this file, whatever its address was put together from. One that
 * would lead to another site leads to the top page.
 */
export function redirectTo(address: string, init?: ResponseInit): Response {
  return redirect(ownPath(address) ?? '/', init)
}

/** As {@link redirectTo}, in place of the page that the visitor came to. */
export function replaceBy(address: string): Response {
  return replace(ownPath(address) ?? '/')
}
