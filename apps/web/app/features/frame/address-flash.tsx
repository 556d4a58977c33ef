import { useFlashQueue } from '@repo/ui/flash-queue'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../platform/i18n.tsx'

/** What a page that was just left wanted to say: `/?logouted=1`. Said once, then taken out of the address. */
const SAYINGS = { logouted: 'flash.loggedOut', verified: 'flash.verified' } as const

export function AddressFlash() {
  const { t } = useLanguage()
  const { show } = useFlashQueue()
  const [search, setSearch] = useSearchParams()
  const names = Object.keys(SAYINGS).filter((name): name is keyof typeof SAYINGS => search.get(name) === '1')
  const [name] = names
  useEffect(() => {
    if (!name) return
    show({ variant: 'success', title: t(SAYINGS[name]) })
    setSearch(
      (current) => {
        current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [name, show, t, setSearch])
  return null
}
