import type postgres from 'postgres'
import { amount, type Benchmark, lessIsBetter } from '../benchmark.ts'
import { httpClient } from '../server/load.ts'
import { withProduct } from '../server/with-product.ts'
import { median, quantile, takeTurns } from '../stats.ts'

const ROUNDS = 15
const WARM_UP_ROUNDS = amount(3, 0)
/** Milliseconds that feel instant while typing. */
const INSTANT_MS = 15
/** A bare query takes half a millisecond: the request itself, and a second query where the first finds few, cost several of it. */
const TARGET = 5
const VIEW = '134,33,142,38'

const NAMES =
  '松本市,まつもと,長野県松本市,ニューヨーク,とうきょう,札幌,matsumoto,san francisco,Zürich,portland,kyoto,shibuya'
/** As they are typed: every beginning is a question. */
const TYPED = NAMES.split(',').flatMap((name) => [...name].map((_, index) => name.slice(0, index + 1).trim()))
const QUESTIONS = [...new Set(TYPED)]

export const placesBenchmark: Benchmark = {
  name: 'geo.places',
  run: (report) =>
    withProduct(async (product) => {
      const client = httpClient()
      const sql = product.openDatabase()
      const find = `${product.origin}/api/v1/places?`
      const send = {
        api: (text: string) => client.get(find + new URLSearchParams({ q: text, view: VIEW })),
        sql: (text: string) => findByPiece(sql, text),
      }
      await assertSameBest(send.sql, send.api)
      for (let round = 0; round < WARM_UP_ROUNDS; round++) await timesOf(send.api)
      const runs = await takeTurns(['sql', 'api'] as const, ROUNDS, async (name) => {
        const times = await timesOf(send[name])
        report(`${name}: median ${median(times).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`)
        return times
      })
      client.close()
      await sql.end()
      const [api, bare] = [ofQuestions(runs.api), ofQuestions(runs.sql)]
      const [value, bound, p95] = [median(api), median(bare), quantile(api, 0.95)]
      return [
        lessIsBetter({ name: 'geo.places', unit: 'ms', value, bound, target: TARGET }),
        lessIsBetter({ name: 'geo.places.p95', unit: 'ms', value: p95, bound: INSTANT_MS, target: 1 }),
      ]
    }),
}

/** What each question takes in the middle of its rounds: which ones are slow, without the noise of the machine. */
function ofQuestions(rounds: readonly (readonly number[])[]): readonly number[] {
  return QUESTIONS.map((_, index) => median(rounds.map((times) => times[index] ?? Number.NaN)))
}

/** Milliseconds of every question, one after the other. */
async function timesOf(send: (text: string) => PromiseLike<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  for (const text of QUESTIONS) {
    const start = performance.now()
    await send(text)
    times.push(performance.now() - start)
  }
  return times
}

/** What a search would be without comparing, nearness and rank of names: the best-known places of one piece of the name. */
function findByPiece(sql: postgres.Sql, text: string) {
  const letters = [
    ...text
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replace(/\s/g, ''),
  ]
  const isLatin = /^[a-z]/.test(letters[0] ?? '')
  const length = isLatin ? 3 : 2
  const isKanji = /\p{Script=Han}/u.test(letters[0] ?? '')
  const piece = letters.slice(0, length).map(toHiragana).join('')
  const gram = letters.length >= length || isKanji ? piece : `^${piece}`
  return sql<{ id: string }[]>`
    select id, kind, name_ja, area_ja, position from places where grams @> ${[gram]} order by prominence desc limit 10`
}

const toHiragana = (letter: string) =>
  letter.replace(/[ァ-ヶ]/, (kana) => String.fromCharCode(kana.charCodeAt(0) - 'ァ'.charCodeAt(0) + 'ぁ'.charCodeAt(0)))

type SqlTarget = (text: string) => PromiseLike<readonly { readonly id: string }[]>
type ApiTarget = (text: string) => Promise<{ readonly body: Buffer }>

/** @throws when both do not find the same place by its whole name. */
async function assertSameBest(bySql: SqlTarget, byApi: ApiTarget): Promise<void> {
  const [row] = await bySql('札幌')
  const answer: { data: { place_id: string }[] } = JSON.parse((await byApi('札幌')).body.toString()) // as the contract says
  const first = answer.data[0]?.place_id
  if (!row || row.id !== first) throw new Error(`the searches differ: ${row?.id}, ${first}`)
}
