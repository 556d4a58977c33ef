import type { PageTag, SharedRequest, WebHost } from '@repo/contract'
import type { Nonce } from './allow-by-hash.ts'
import { SharedPage } from './shared-page.ts'

interface RenderForAllOptions {
  readonly shared: SharedRequest
  readonly publicUrl: string
  readonly nonce: Nonce
  /** The content security policy with these nonces. */
  readonly policy: string
  readonly render: (
    request: Request,
    host: Pick<WebHost, 'nonce' | 'requestId' | 'hasSession' | 'share'>,
  ) => Promise<Response>
}

/**
 * Renders a page once for many visitors. The request contains no header of a visitor, not even their `Host`, and
 * continues when one of them disconnects.
 */
export async function renderForAll({
  shared,
  publicUrl,
  nonce,
  policy,
  render,
}: RenderForAllOptions): Promise<SharedPage> {
  let tags: readonly PageTag[] | null = null
  const response = await render(new Request(`${publicUrl}${shared.address}`, { headers: shared.headers }), {
    nonce,
    requestId: null,
    hasSession: false,
    share(shown) {
      tags = [...(tags ?? []), ...shown]
    },
  })
  return SharedPage.of({ response, tags, nonce, policy })
}
