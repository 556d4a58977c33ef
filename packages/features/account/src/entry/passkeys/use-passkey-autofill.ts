import { browserApi } from '@repo/web-kit/browser-api'
import { useFormHost } from '@repo/web-kit/form-host'
import { whenLoaded } from '@repo/web-kit/when-loaded'
import { useEffect, useRef } from 'react'
import { abortRequests, canAutofillPasskeys, requestPasskey } from './browser-passkeys.ts'

/** A question is good for five minutes. */
const RETRY_MS = 4 * 60 * 1000

/**
 * Has the browser offer passkeys in the field of the user name, as it does passwords. Posts the chosen one as
 * `PasskeyButton` does. Pauses while a form is sent: a log-in ends the session whose token the question would be asked
 * with.
 */
export function usePasskeyAutofill(): void {
  const { submit, isIdle } = useFormHost()
  const send = useRef(submit)
  send.current = submit
  useEffect(() => {
    if (!isIdle) return
    const over = new AbortController()
    const { signal } = over
    const signIn = async () => {
      const started = await browserApi().startPasskeyLogIn({}, { signal })
      if (!started.ok || signal.aborted) return
      const response = await requestPasskey(started.data.options, { isAutofill: true })
      if (!signal.aborted) await send.current({ intent: 'passkey', response })
    }
    // Another question, of the button or a newer one, ends this one.
    const requestSilently = () => void signIn().catch(() => {})
    let timer: ReturnType<typeof setInterval> | undefined
    whenLoaded(() => {
      void canAutofillPasskeys().then((can) => {
        if (!can || signal.aborted) return
        requestSilently()
        timer = setInterval(requestSilently, RETRY_MS)
      })
    })
    return () => {
      over.abort()
      clearInterval(timer)
      void abortRequests()
    }
  }, [isIdle])
}
