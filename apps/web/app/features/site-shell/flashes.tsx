import { type FlashMessage, useFlashQueue } from '@repo/ui/flash-queue'
import { useLanguage } from '@repo/web-kit/language'
import { onUnansweredForm } from '@repo/web-kit/unanswered-forms'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

const FLASHES = {
  linked: 'flash.linked',
  logouted: 'flash.loggedOut',
  passwordreset: 'flash.passwordReset',
  verified: 'flash.verified',
} as const
type FlashName = keyof typeof FLASHES

function isFlashName(name: string): name is FlashName {
  return Object.hasOwn(FLASHES, name)
}

/** What a page that was just left wants to say, as its redirect put it into the address: `/?logouted=1`. */
function useFlashOfAddress(): { readonly name: FlashName; readonly message: FlashMessage } | null {
  const { t } = useLanguage()
  const [search] = useSearchParams()
  const name = Object.keys(FLASHES).find((candidate) => search.get(candidate) === '1')
  if (!name || !isFlashName(name)) return null
  return { name, message: { variant: 'success', title: t(FLASHES[name]) } }
}

/** The message to begin with, so that it is in the HTML for people without scripts. */
export function useFirstFlash(): readonly FlashMessage[] {
  const addressFlash = useFlashOfAddress()
  return addressFlash ? [addressFlash.message] : []
}

/** Shows the messages of later redirects, and takes each out of the address. */
export function AddressFlash() {
  const { show } = useFlashQueue()
  const [, setSearch] = useSearchParams()
  const addressFlash = useFlashOfAddress()
  const name = addressFlash?.name
  const title = addressFlash?.message.title
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

/** Says why a form was not answered; its page is still there, with what was typed. */
export function UnansweredFormFlash() {
  const { show } = useFlashQueue()
  const { formatError } = useLanguage()
  useEffect(
    () => onUnansweredForm((error) => show({ variant: 'danger', title: formatError(error), topic: 'unanswered-form' })),
    [show, formatError],
  )
  return null
}
