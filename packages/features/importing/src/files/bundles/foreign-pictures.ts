import { exchangeTexts, foreignAddresses } from '@repo/article-bundle'
import { takeOverPicture } from '@repo/authoring/take-over-picture'
import { wholeAddress } from '@repo/authoring/upload-spot-picture'
import type { ApiClient, NewRouteArticleInput } from '@repo/contract'

interface TakeOverPorts {
  readonly api: Pick<ApiClient, 'takeOverImage'>
  /** New addresses by the old ones. */
  readonly addresses: Map<string, string>
}

interface WithoutForeign {
  readonly body: NewRouteArticleInput
  /** How many pictures could not be had: they keep their addresses, which readers see as links. */
  readonly left: number
}

/** Takes the pictures over that lie on other sites. A site that does not give one is not asked for it again. */
export async function withoutForeignPictures(
  input: NewRouteArticleInput,
  { api, addresses }: TakeOverPorts,
): Promise<WithoutForeign> {
  let left = 0
  const foreign = foreignAddresses(input, location.origin)
  for (const address of foreign) {
    if (addresses.has(address)) continue
    const answer = await takeOverPicture(address, { api })
    if (answer.ok) addresses.set(address, wholeAddress(answer.data.url))
    else left += 1
  }
  return { body: foreign.length === 0 ? input : exchangeTexts(input, (text) => addresses.get(text)), left }
}
