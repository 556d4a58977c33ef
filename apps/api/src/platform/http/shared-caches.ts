import type { FastifyReply } from 'fastify'

/** How long we, and caches in front of us, may answer with what was true before. */
export const MAX_AGE_SECONDS = 10
/** How long a CDN may answer with the old state while it fetches the new one. */
const STALE_SECONDS = 10
/** For how long a CDN may keep what it is told to purge; the longest time that a purge which failed leaves an old state there. */
export const SHARED_FOR_CDN_SECONDS = 300
const WEEK_SECONDS = 7 * 24 * 60 * 60

/**
 * What caches outside may do with a page that shows articles: a browser asks each time whether it changed, a CDN may
 * answer for as long as we would. The header for CDNs alone allows what browsers must not do: they would show a
 * withdrawn page to a person who has just seen it.
 */
export const SHARED_PAGE: Readonly<Record<string, string>> = {
  'cache-control': `public, max-age=0, must-revalidate, s-maxage=${MAX_AGE_SECONDS}`,
  'cdn-cache-control': `public, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_SECONDS}`,
}

/** The same for a page that differs by the cookies of a visitor: Cloudflare would give one to all, as it follows no `Vary`. */
export const SHARED_VARYING_PAGE: Readonly<Record<string, string>> = {
  ...SHARED_PAGE,
  'cloudflare-cdn-cache-control': 'no-store',
}

/**
 * The same for a picture, which is never another one. A browser that has it shows it at once and asks behind that
 * whether it is still there; `s-maxage` forbids other caches to answer with what is out of date.
 */
export const SHARED_PICTURE: Readonly<Record<string, string>> = {
  ...SHARED_PAGE,
  'cache-control': `public, max-age=${MAX_AGE_SECONDS}, s-maxage=${MAX_AGE_SECONDS}, stale-while-revalidate=${WEEK_SECONDS}`,
}

/** For the eyes of one person: kept nowhere. */
export const UNSHARED: Readonly<Record<string, string>> = { 'cache-control': 'private, no-store' }

/** Whether the client has this state already. Weakly compared, as RFC 9110 has it for `If-None-Match`. */
export function isKnown(reply: FastifyReply, etag: string): boolean {
  const header = reply.request.headers['if-none-match']
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false
}
