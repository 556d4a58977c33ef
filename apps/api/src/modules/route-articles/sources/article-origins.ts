import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { ArticleOriginStatement } from '@repo/contract'
import { AppError } from '../../../platform/app-error.ts'
import type { ArticleSource } from '../../../schema/article-sources.ts'

/** What a statement is about: a map as stored, that of an answer or that of an input. */
interface StatedMap {
  readonly layer: readonly unknown[]
}

const KEY_BYTES = 32

/**
 * Signs whose data the lines of an exported article are, so that a file in which somebody deleted that is told from one
 * that never said so. The statement names the lines by their ids: text, pictures and spots may be changed in the file.
 */
export function createArticleOrigins({ secret, publicUrl }: { readonly secret: string; readonly publicUrl: string }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'mishiori article origins', KEY_BYTES))
  const issuer = new URL(publicUrl).origin
  const sign = (source: ArticleSource | null, map: StatedMap) =>
    createHmac('sha256', key)
      .update(JSON.stringify([issuer, source, lineIdsOf(map)]))
      .digest()

  return {
    state: (source: ArticleSource | null, map: StatedMap): ArticleOriginStatement => ({
      issuer,
      source,
      signature: sign(source, map).toString('base64url'),
    }),
    /**
     * Whose data an imported article is by its file. That it is a service's is believed to anybody: nobody gains by it.
     *
     * @throws {AppError} `article.origin_invalid` when the file says that it comes from here and that it is nobody's, and
     * this instance never said so of these lines.
     */
    read(statement: ArticleOriginStatement | undefined, map: StatedMap): ArticleSource | null {
      if (!statement || statement.source !== null) return statement?.source ?? null
      if (statement.issuer !== issuer) return null
      const [given, expected] = [Buffer.from(statement.signature, 'base64url'), sign(null, map)]
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
      if (!isOurs) throw new AppError('article.origin_invalid')
      return null
    },
  }
}

export type ArticleOrigins = ReturnType<typeof createArticleOrigins>

/** Read from the stored form, which later versions may parse in another way. */
function lineIdsOf({ layer }: StatedMap): readonly string[] {
  const objects = layer.flatMap((one) => listOf(fieldsOf(one).objects)).map(fieldsOf)
  const lines = objects.filter(({ objectType }) => String(objectType).endsWith('LINE'))
  return lines.map(({ tmpId, id }) => String(tmpId ?? id)).sort()
}

type Fields = Readonly<Record<string, unknown>>

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {}) // read only
