import { randomInt } from 'node:crypto'
import { destinationPoint, type HiddenArea, type Position } from '@mishiori/map-document'
import { PRODUCT_LIMITS, type PrivatePlaceList } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { foldWords } from '../../platform/folding/fold-text.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { privatePlacesRepository } from './private-places.repository.ts'

/** What a change means for the articles that hide places. */
interface ArticleCuts {
  /** @returns the articles that a change affects, public ones first. */
  readonly queue: (tx: Database, userId: number, change: Change) => Promise<readonly number[]>
  /** Crops these now; what cannot be done is left to a job. */
  readonly cutSome: (userId: number, ids: readonly number[]) => Promise<void>
  readonly progress: (userId: number, tx?: Database) => Promise<PrivatePlaceList['articles']>
  readonly forget: (tx: Database, userId: number) => Promise<void>
}

interface PrivatePlacesDependencies {
  readonly db: Database
  readonly throttle: Pick<Throttle, 'hit'>
  readonly articleCuts: ArticleCuts
}

interface NewPlace {
  readonly name: string
  /** Metres. */
  readonly radius: number
  /** Where the place is, which is forgotten when this is done. */
  readonly position: { readonly lat: number; readonly lng: number }
}

interface ChangedPlace extends Omit<NewPlace, 'position'> {
  /** Absent: the circle stays where it is. */
  readonly position?: NewPlace['position'] | undefined
}

type Repository = ReturnType<typeof privatePlacesRepository>
type Row = Awaited<ReturnType<Repository['list']>>[number]

/** What a change means for articles. */
interface Change {
  /** The circle that is new; null when only one goes. */
  readonly added: HiddenArea | null
  /** Whether what was hidden may be shown again. */
  readonly isReveal: boolean
}

const limits = PRODUCT_LIMITS.privatePlaces
const HOUR_SECONDS = 3_600
const DRAWS = 2 ** 40

/** Runs in the transaction of a change, with the answer that it would give before any article is cut. */
type Finish = (transaction: Database, list: PrivatePlaceList) => Promise<void>

/** Places that users' articles hide from other readers. Every change returns the complete list. */
export function createPrivatePlacesService({ db, throttle, articleCuts }: PrivatePlacesDependencies) {
  const list = async (userId: number, tx = db): Promise<PrivatePlaceList> => {
    const [rows, articles] = await Promise.all([
      privatePlacesRepository(tx).list(userId),
      articleCuts.progress(userId, tx),
    ])
    return { data: rows.map(toPlace), articles }
  }

  /**
   * The circles change and the articles are queued in one transaction; a few are cut before the answer, so that what is
   * to be hidden is.
   */
  const change = async (
    userId: number,
    act: (places: Repository, rows: readonly Row[]) => Promise<Change>,
    finish: Finish = async () => {},
  ) => {
    await throttle.hit(
      [{ name: 'private places', subject: String(userId), max: limits.changesPerHour, seconds: HOUR_SECONDS }],
      'request.too_many',
    )
    const queued = await db.transaction(async (tx) => {
      const places = privatePlacesRepository(tx)
      await places.holdForChange(userId)
      const waiting = await articleCuts.queue(tx, userId, await act(places, await places.list(userId)))
      await finish(tx, await list(userId, tx))
      return waiting
    })
    await articleCuts.cutSome(userId, queued.slice(0, limits.cutAtOnce))
    return list(userId)
  }

  return {
    list,
    /** @throws {AppError} `private_place.limit_reached`, `.name_required`, `.name_taken`, `request.too_many` */
    create: (userId: number, input: NewPlace, finish?: Finish): Promise<PrivatePlaceList> =>
      change(
        userId,
        async (places, rows) => {
          const name = checkName(input.name, rows)
          const { max } = limits
          if (rows.length >= max) throw new AppError('private_place.limit_reached', { max })
          const added = circleAround(input)
          await places.insert(userId, { name, ...added })
          return { added, isReveal: false }
        },
        finish,
      ),
    /** @throws {AppError} `private_place.not_found`, `.position_required`, `.name_required`, `.name_taken`, `request.too_many` */
    update: (userId: number, id: number, input: ChangedPlace): Promise<PrivatePlaceList> =>
      change(userId, async (places, rows) => {
        const before = rows.find((row) => row.id === id)
        if (!before) throw new AppError('private_place.not_found')
        const others = rows.filter((row) => row !== before)
        const name = checkName(input.name, others)
        const added = changedCircle(before, input)
        await places.replace(userId, id, { name, ...added })
        const isSame = input.position === undefined && input.radius === before.radiusMeters
        return isSame ? { added: null, isReveal: false } : { added, isReveal: input.position !== undefined }
      }),
    delete: (userId: number, id: number): Promise<PrivatePlaceList> =>
      change(userId, async (places) => {
        if (!(await places.delete(userId, id))) throw new AppError('private_place.not_found')
        return { added: null, isReveal: true }
      }),
    async exportOf(userId: number) {
      return (await privatePlacesRepository(db).list(userId)).map((row) => ({ ...toPlace(row), at: row.createdAt }))
    },
    /** Runs in the transaction that deletes an account: its articles become drafts, which only their author could see. */
    async leave(tx: Database, userId: number): Promise<void> {
      await privatePlacesRepository(tx).deleteAll(userId)
      await articleCuts.forget(tx, userId)
    },
  }
}

export type PrivatePlacesService = ReturnType<typeof createPrivatePlacesService>

const toPlace = ({ id, name, lat, lng, radiusMeters }: Row) => ({ id, name, lat, lng, radius: radiusMeters })

const drawNumber = () => randomInt(DRAWS) / DRAWS

function circleAround({ position: { lng, lat }, radius }: NewPlace): HiddenArea {
  const place: Position = [lng, lat]
  return { center: displace(place, radius, drawNumber), radiusMeters: radius }
}

/** A wider circle around the same centre still holds the place, a smaller one may not. */
function changedCircle(before: Row, { position, ...input }: ChangedPlace): HiddenArea {
  if (position) return circleAround({ ...input, position })
  if (input.radius < before.radiusMeters) throw new AppError('private_place.position_required')
  return { center: before.center, radiusMeters: input.radius }
}

function checkName(name: string, others: readonly Row[]): string {
  const trimmed = name.trim()
  const key = foldWords(trimmed)
  if (key === '') throw new AppError('private_place.name_required')
  if (others.some((other) => foldWords(other.name) === key)) throw new AppError('private_place.name_taken')
  return trimmed
}

const STEPS_PER_DEGREE = 1e5

/**
 * A displaced centre for the circle around a private place, uniformly distributed within a part of the radius. The
 * ends of cut lines lie on the circle and reveal its centre. With a displaced centre they do not reveal the place, which
 * is at least two fifths of the radius inside the circle.
 *
 * @param draw uniformly distributed numbers in [0, 1).
 */
function displace(place: Position, radiusMeters: number, draw: () => number): Position {
  const distanceMeters = PRODUCT_LIMITS.privatePlaces.displacement * radiusMeters * Math.sqrt(draw())
  const [lng, lat] = destinationPoint(place, { bearingDegrees: 360 * draw(), distanceMeters })
  return [round(lng), round(lat)]
}

const round = (degrees: number) => Math.round(degrees * STEPS_PER_DEGREE) / STEPS_PER_DEGREE
