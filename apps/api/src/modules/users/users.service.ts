import {
  LISTS_TAG,
  type ListedUser,
  type OwnFigures,
  PRODUCT_LIMITS,
  type ProfileInput,
  type PublicUser,
  type StoredFile,
  tidyLine,
  tidyLines,
  type UserProfile,
  userTag,
} from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/database.ts'
import { violatesUnique } from '../../platform/database-errors.ts'
import type { PageInvalidation } from '../../platform/page-invalidation.ts'
import { toPublicUser } from '../../platform/public-user.ts'
import type { Throttle } from '../../platform/throttle/throttle.ts'
import { refuseReservedName } from '../accounts/refuse-reserved-name.ts'
import { tidyName } from '../accounts/tidy-name.ts'
import type { FilesService } from '../files/files.service.ts'
import type { AuthorsService } from './authors.service.ts'
import { soughtBeginnings } from './name-beginnings.ts'
import { type UserListQuestion, usersRepository } from './users.repository.ts'

type Repository = ReturnType<typeof usersRepository>
type ProfileRow = NonNullable<Awaited<ReturnType<Repository['find']>>>
type ListedRow = Awaited<ReturnType<Repository['list']>>[number]

interface ListQuestion {
  readonly sort: UserListQuestion['sort']
  readonly text: string | null
  readonly page: number
  readonly viewerId: number | null
}

export interface UserList {
  readonly users: readonly ListedUser[]
  readonly total: number
  readonly isCapped: boolean
}

export interface UsersDependencies {
  readonly db: Database
  readonly files: FilesService
  /** Finds people by their names. */
  readonly authors: AuthorsService
  readonly pages: PageInvalidation
  readonly throttle: Throttle
  readonly relations: PeopleRelations
}

/** The relations of the viewer to others. */
interface PeopleRelations {
  /** The ids among these that the viewer follows. */
  followedAmong(viewerId: number | null, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** The ids among these that the viewer blocks. */
  blockedAmong(viewerId: number | null, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** The ids among these of people in a block with the viewer, whichever of the two set it. */
  apartFrom(viewerId: number | null, ids: readonly number[]): Promise<ReadonlySet<number>>
}

const DAY_SECONDS = 24 * 60 * 60

/** People as others see them. */
export function createUsersService({ db, files, authors, pages, throttle, relations }: UsersDependencies) {
  const repository = usersRepository(db)
  const relationsTo = async (viewerId: number | null, ids: readonly number[]): Promise<Relations> => {
    const [followed, blocked, apart] = await Promise.all([
      relations.followedAmong(viewerId, ids),
      relations.blockedAmong(viewerId, ids),
      relations.apartFrom(viewerId, ids),
    ])
    return { followed, blocked, apart }
  }
  /** As the viewer sees them; null for a guest. */
  const get = async (id: number, viewerId: number | null): Promise<UserProfile> => {
    const row = await repository.find(id)
    if (!row) throw new AppError('user.not_found')
    return toProfile(row, await relationsTo(viewerId, [id]))
  }
  return {
    async list({ sort, text, page, viewerId }: ListQuestion): Promise<UserList> {
      const beginnings = text === null ? null : soughtBeginnings(text)
      if (beginnings?.length === 0) return { users: [], total: 0, isCapped: false }
      const { pageSize, listedRoutes: max } = PRODUCT_LIMITS
      const offset = (page - 1) * pageSize
      const [rows, counted] = await Promise.all([
        offset < max ? repository.list({ sort, beginnings, offset, limit: pageSize }) : [],
        repository.count({ beginnings }, max + 1),
      ])
      const related = await relationsTo(
        viewerId,
        rows.map(({ id }) => id),
      )
      return {
        users: rows.map((row) => toListed(row, related)),
        total: Math.min(counted, max),
        isCapped: counted > max,
      }
    },
    /** @throws {AppError} `user.not_found` */
    get,
    /** @throws {AppError} `request.invalid` with what is wrong */
    async setProfile(id: number, input: ProfileInput): Promise<UserProfile> {
      const profile = tidyProfile(input)
      await pages.transaction(async (tx, changed) => {
        await usersRepository(tx).setProfile(id, profile)
        await authors.recount(tx, id)
        changed(userTag(id), LISTS_TAG)
      })
      return get(id, id)
    },
    /** @throws {AppError} `auth.name_reserved`, `auth.name_taken`, `auth.throttled` after five changes a day. */
    async setName(id: number, name: string): Promise<UserProfile> {
      // Who has such a name from before may write it in another way.
      if (!(await usersRepository(db).hasName(id, name))) refuseReservedName(name)
      await throttle.hit([{ name: 'user name', subject: String(id), max: 5, seconds: DAY_SECONDS }])
      await pages.transaction(async (tx, changed) => {
        await usersRepository(tx).setName(id, name).catch(refuseTakenName)
        await authors.recount(tx, id)
        changed(userTag(id), LISTS_TAG)
      })
      return get(id, id)
    },
    /**
     * @throws {AppError} `file.not_found` unless the picture is the user's own, `user.avatar_not_square` when it is too
     * large or not cut.
     */
    async setAvatar(id: number, path: string | null): Promise<UserProfile> {
      if (path !== null) checkAvatar(await files.findOwn(db, id, path))
      await pages.transaction(async (tx, changed) => {
        await usersRepository(tx).setAvatar(id, path)
        changed(userTag(id), LISTS_TAG)
      })
      return get(id, id)
    },
    async figuresOf(id: number): Promise<Omit<OwnFigures, 'stock_count'>> {
      const { articleCount, routeCount, distanceKm, favoriteSum, copySum } = await repository.figures(id)
      return {
        article_count: articleCount,
        route_count: routeCount,
        distance_km: distanceKm,
        favorite_sum: favoriteSum,
        copy_sum: copySum,
      }
    },
    /** The highest id of a user who has published; 0 without one. */
    lastAuthorId: () => repository.lastAuthorId(),
    /** Of people who have published, above `after` and up to `last`. */
    listAuthorIds: (after: number, last: number) => repository.listAuthorIds(after, last),
    /** The best known of those whose names begin so. */
    async suggest(text: string, limit: number): Promise<PublicUser[]> {
      const beginnings = soughtBeginnings(text)
      if (beginnings.length === 0) return []
      const rows = await repository.list({ sort: 'route_count', beginnings, offset: 0, limit })
      return rows.map(toPublicUser)
    },
  }
}

function refuseTakenName(error: unknown): never {
  if (!violatesUnique(error, 'users_name_key')) throw error
  throw new AppError('auth.name_taken', {}, { fields: [{ field: 'name', rule: 'taken' }] })
}

function checkAvatar(picture: StoredFile | null): void {
  if (!picture) throw new AppError('file.not_found')
  const max = PRODUCT_LIMITS.avatarEdgePx
  if (picture.width !== picture.height || picture.width > max) throw new AppError('user.avatar_not_square', { max })
}

export type UsersService = ReturnType<typeof createUsersService>

/** The ids among some users that the viewer follows, blocks, and is in any block with. */
type Relations = Record<'followed' | 'blocked' | 'apart', ReadonlySet<number>>

function toProfile(row: ProfileRow, related: Relations): UserProfile {
  const { followingCount, showsYears, place, profile, site, twitter, instagram, facebook } = row
  return {
    ...toListed(row, related),
    place,
    profile,
    site,
    twitter,
    instagram,
    facebook,
    following_count: followingCount,
    shows_years: showsYears,
  }
}

function toListed(row: ListedRow | ProfileRow, { followed, blocked, apart }: Relations): ListedUser {
  return {
    ...toPublicUser(row),
    created_at: row.createdAt.toISOString(),
    route_count: row.routeCount ?? 0,
    favorite_sum: row.favoriteSum ?? 0,
    copy_sum: row.copySum ?? 0,
    follower_count: row.followerCount,
    is_following: followed.has(row.id),
    is_blocked: blocked.has(row.id),
    can_interact: !apart.has(row.id),
  }
}

/**
 * A normalised profile: trimmed text, no consecutive empty lines, its site as a normalised URL.
 *
 * @throws {AppError} `request.invalid` when the site is no page of the web
 */
function tidyProfile({ nickname, place, profile, site, ...names }: ProfileInput): ProfileInput {
  return {
    ...names,
    nickname: tidyName(nickname),
    place: tidyLine(place),
    profile: tidyLines(profile),
    site: site.trim() === '' ? '' : siteAddress(site.trim()),
  }
}

function siteAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  // A name before the host makes an address look like another one.
  const isPage = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPage) throw new AppError('request.invalid', {}, { fields: [{ field: 'site', rule: 'url' }] })
  const limit = PRODUCT_LIMITS.siteLength.max
  // What is no ASCII grows when it is written as an address.
  if (url.href.length > limit)
    throw new AppError('request.invalid', {}, { fields: [{ field: 'site', rule: 'maxLength', params: { limit } }] })
  return url.href
}
