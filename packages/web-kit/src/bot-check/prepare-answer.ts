import type { BotCheckAnswer, BotCheckChallenge } from '@repo/contract'
import { browserApi } from '../http/browser-api.ts'
import BotCheckWorker from './bot-check.worker.ts?worker'

/** What a form sends in `bot_check`; '' where the server checks nothing. @throws when it cannot be had. */
export async function prepareAnswer(signal: AbortSignal): Promise<string> {
  const issued = await browserApi().createBotCheck({}, { signal })
  if (!issued.ok) throw new Error(issued.error.code)
  if (issued.data === null) return ''
  const solution = await solveApart(issued.data, signal)
  if (!solution) throw new Error('The challenge has no solution.')
  return btoa(JSON.stringify({ challenge: issued.data, solution } satisfies BotCheckAnswer))
}

function solveApart(challenge: BotCheckChallenge, signal: AbortSignal): Promise<BotCheckAnswer['solution'] | null> {
  return new Promise((resolve, reject) => {
    const worker = new BotCheckWorker()
    const end = () => worker.terminate()
    signal.addEventListener('abort', end, { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<BotCheckAnswer['solution'] | null>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', (event) => {
      end()
      reject(new Error(event.message))
    })
    worker.postMessage(challenge)
  })
}
