import type { Locale } from '@repo/contract'

/** What the operator can do about what is not known here. */
export interface OperatorHints {
  readonly region: string
  /** Null where elevation models are set up: they lack this place. */
  readonly elevation: string | null
}

const HINTS: Readonly<Record<Locale, Readonly<Record<keyof OperatorHints, string>>>> = {
  ja: {
    region:
      '運営者の方へ：サーバーで npm run region -- add japan/chubu のように地域を追加すると、道・路面・曲がり角・途中にあるものがわかるようになります（docs/regions.md）。',
    elevation:
      '運営者の方へ：ELEVATION="gsi, world" のように標高データを設定すると、登り下りを数えられます（docs/elevation.md）。',
  },
  'en-us': {
    region:
      'For the operator: add the region on the server, for instance with npm run region -- add japan/chubu. Then ways, ground, turns and what lies along the way are known (docs/regions.md).',
    elevation:
      'For the operator: set up elevation models, for instance with ELEVATION="gsi, world". Then climbs are counted (docs/elevation.md).',
  },
}

/** The words are the server's alone, so that nobody else gets them. */
export function operatorHints(
  locale: Locale,
  { isModerator, hasElevations }: { readonly isModerator: boolean; readonly hasElevations: boolean },
): OperatorHints | null {
  if (!isModerator) return null
  return { region: HINTS[locale].region, elevation: hasElevations ? null : HINTS[locale].elevation }
}
