import { endpoints, FOLLOW_SIDES } from '@repo/contract'
import type { FastifyPluginAsync } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { StocksService } from '../stocks/stocks.service.ts'
import type { FeedService } from './feed.service.ts'
import type { FollowsService } from './follows.service.ts'

export interface FollowsHttpOptions {
  readonly follows: FollowsService
  readonly feed: FeedService
  readonly stocks: Pick<StocksService, 'mark'>
}

const LIST_OF_SIDE = { following: endpoints.listFollowing, followers: endpoints.listFollowers }

export const followsHttp: FastifyPluginAsync<FollowsHttpOptions> = async (app, { follows, feed, stocks }) => {
  route(app, endpoints.followUser, ({ params, viewer }) => follows.follow(viewer.id, Number(params.id)))
  route(app, endpoints.unfollowUser, ({ params, viewer }) => follows.unfollow(viewer.id, Number(params.id)))
  route(app, endpoints.removeFollower, ({ params, viewer }) => follows.removeFollower(viewer.id, Number(params.id)))

  for (const side of FOLLOW_SIDES) {
    route(app, LIST_OF_SIDE[side], ({ params, query, viewer }) =>
      follows.list({ side, userId: Number(params.id), text: null, before: keyOf(query) }, viewer?.id ?? null),
    )
  }
  route(app, endpoints.listOwnFollows, ({ query, viewer }) =>
    follows.list({ side: query.side, userId: viewer.id, text: query.q ?? null, before: keyOf(query) }, viewer.id),
  )

  route(app, endpoints.suggestPeople, async ({ viewer }) => ({ data: await follows.suggest(viewer.id) }))
  route(app, endpoints.listFeed, async ({ query, viewer }) => {
    const list = await feed.list(viewer.id, query.before ?? null)
    return { ...list, data: await stocks.mark(viewer.id, list.data) }
  })
}

const keyOf = ({ before }: { before?: string }) => (before === undefined ? null : Number(before))
