import { ACCOUNT_SECTIONS } from '@repo/account/account-sections'
import type { AccountMessages } from '@repo/account/messages/en-us'
import { createTranslator } from '@repo/i18n'
import { useRouteLoaderData } from 'react-router'
import type { loader } from './account-settings.tsx'

const PARENT = '/home/account/'

/**
 * The pages of the account settings for the menu beside them, by the ends of their paths. Their words come with the
 * settings: elsewhere there are none.
 */
export function useAccountPages(): readonly { readonly handle: string; readonly label: string }[] {
  const loaded = useRouteLoaderData<typeof loader>('layouts/account-settings')
  if (!loaded) return []
  const t = createTranslator<AccountMessages>(loaded.locale, loaded.messages)
  return ACCOUNT_SECTIONS.filter(({ path }) => path.startsWith(PARENT)).map(({ path, name }) => ({
    handle: path.slice(PARENT.length),
    label: t(`section.${name}`),
  }))
}
