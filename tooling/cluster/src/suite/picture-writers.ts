import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from '@repo/product/traffic'
import { apiOf } from './clients.ts'
import type { Ledger } from './ledger.ts'
import { CALL_LIMIT_MS, untilAcknowledged } from './until-acknowledged.ts'

interface PictureOptions {
  readonly origin: string
  readonly owners: readonly Caller[]
  readonly ledger: Ledger
}

const PAUSE_MS = 3_000
const PICTURE = readFileSync(new URL('../../../../apps/web/e2e/fixtures/pass.png', import.meta.url))

/** The form in which a picture is uploaded. */
export function pictureForm(): FormData {
  const form = new FormData()
  form.append('file', new File([PICTURE], 'pass.png', { type: 'image/png' }))
  return form
}

/** People who upload pictures, each under an idempotency key. */
export function startPictureWriters({ origin, owners, ledger }: PictureOptions) {
  let isStopping = false
  const write = async (owner: Caller, index: number) => {
    const api = apiOf(origin, owner)
    while (!isStopping) {
      const key = crypto.randomUUID()
      const attempt = () =>
        api.uploadImage(
          { body: pictureForm() },
          { headers: { 'idempotency-key': key }, signal: AbortSignal.timeout(CALL_LIMIT_MS) },
        )
      const stored = await untilAcknowledged({ writer: `photographer ${index}`, attempt }, ledger)
      if (!stored) return
      ledger.pictures.push({ url: stored.url, owner })
      await sleep(PAUSE_MS)
    }
  }
  const working = Promise.all(owners.map(write))
  return {
    async stop(): Promise<void> {
      isStopping = true
      await working
    },
  }
}

/** Pictures that were acknowledged and cannot be had. */
export async function lostPictures(origin: string, ledger: Ledger): Promise<readonly string[]> {
  const lost: string[] = []
  for (const { url, owner } of ledger.pictures) {
    const answer = await fetch(new URL(url, origin), { headers: owner.headers })
    const { byteLength } = await answer.arrayBuffer()
    if (!answer.ok || byteLength === 0) lost.push(`picture ${url}: ${answer.status}`)
  }
  return lost
}
