import { useEffect } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import { browserApi } from '../../platform/http/browser-api.ts'
import { whenLoaded } from '../../platform/loading/when-loaded.ts'
import { canAutofillPasskeys, requestPasskey, stopAsking } from './browser-passkeys.ts'

/** A question is good for five minutes. */
const ASKED_AGAIN_MS = 4 * 60 * 1000

/**
 * Has the browser offer passkeys in the field of the user name, as it does passwords. Posts the chosen one as
 * `PasskeyButton` does. Pauses while a form is sent: a log-in ends the session whose token the question would be asked
 * with.
 */
export function usePasskeyAutofill(): void {
  const submit = useSubmit()
  const isIdle = useNavigation().state === 'idle'
  useEffect(() => {
    if (!isIdle) return
    const over = new AbortController()
    const { signal } = over
    const ask = async () => {
      const asked = await browserApi().startPasskeyLogIn({}, { signal })
      if (!asked.ok || signal.aborted) return
      const response = await requestPasskey(asked.data.options, { isAutofill: true })
      if (!signal.aborted) await submit({ intent: 'passkey', response }, { method: 'post' })
    }
    // Another question, of the button or a newer one, ends this one.
    const requestSilently = () => void ask().catch(() => {})
    let timer: ReturnType<typeof setInterval> | undefined
    whenLoaded(() => {
      void canAutofillPasskeys().then((can) => {
        if (!can || signal.aborted) return
        requestSilently()
        timer = setInterval(requestSilently, ASKED_AGAIN_MS)
      })
    })
    return () => {
      over.abort()
      clearInterval(timer)
      void stopAsking()
    }
  }, [submit, isIdle])
}
