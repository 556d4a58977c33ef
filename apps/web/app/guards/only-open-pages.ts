import { MAINTENANCE_PATH, maintenancePath } from '@repo/contract'
import { hostContext } from '@repo/web-kit/contexts'
import { withoutEnglish } from '@repo/web-kit/english-address'
import { redirectTo } from '@repo/web-kit/redirect-to'
import type { MiddlewareFunction } from 'react-router'

const ABOUT = '/about'
/** Pages about the product, and the form that every page has for language and appearance. */
const PUBLIC = ['about', 'tutorial', 'faq', 'community_policy', 'privacy', 'term', 'gdpr', 'contact', 'history']
const OPEN_TO_THE_PUBLIC = new Set([...PUBLIC, 'preferences'])

/** Redirects from pages that are not public, their data included: so an open page follows with its next navigation. */
export const onlyOpenPages: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { isMaintained, isPublicOnly } = context.get(hostContext)
  const path = pathOf(request)
  if (isMaintained && path !== MAINTENANCE_PATH) throw redirectTo(maintenancePath(path + new URL(request.url).search))
  const [segment = ''] = path.slice(1).split('/')
  if (isPublicOnly && !isMaintained && !OPEN_TO_THE_PUBLIC.has(segment)) throw redirectTo(ABOUT)
  return next()
}

/** Of the page, whether it is asked for whole or as data, which of the top page is `/_.data`. */
function pathOf(request: Request): string {
  return withoutEnglish(new URL(request.url).pathname.replace(/(?:\/_)?\.data$/, ''))
}
