import { type FlashMessage, useFlashQueue } from '@repo/ui/flash-queue'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../platform/i18n/language.tsx'

const SAYINGS = {
  linked: 'flash.linked',
  logouted: 'flash.loggedOut',
  passwordreset: 'flash.passwordReset',
  verified: 'flash.verified',
} as const
type SayingName = keyof typeof SAYINGS

function isSayingName(name: string): name is SayingName {
  return Object.hasOwn(SAYINGS, name)
}

/** What a page that was just left wants to say, as its redirect put it into the address: `/?logouted=1`. */
function useSaying(): { readonly name: SayingName; readonly message: FlashMessage } | null {
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const name = Object.keys(SAYINGS).find((candidate) => search.get(candidate) === '1')
  if (!name || !isSayingName(name)) return null
  return { name, message: { variant: 'success', title: t(SAYINGS[name]) } }
}

/** The message to begin with, so that it is in the HTML for people without scripts. */
export function useFirstFlash(): readonly FlashMessage[] {
  const saying = useSaying()
  return saying ? [saying.message] : []
}

/** Shows the messages of later redirects, and takes each out of the address. */
export function AddressFlash() {
  const { show } = useFlashQueue()
  const [, setSearch] = useSearchParams()
  const saying = useSaying()
  const name = saying?.name
  const title = saying?.message.title
  const said = useRef(title)
  useEffect(() => {
    const isNew = title !== said.current
    said.current = title
    if (!name || !title) return
    if (isNew) show({ variant: 'success', title })
    setSearch(
      (current) => {
        current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [name, title, show, setSearch])
  return null
}
