/** How somebody found a way: by how far it matters to who goes next. */
export const WALK_CONDITION_LEVELS = {
  passable: 'good',
  water_flows: 'good',
  closed: 'danger',
  bridge_out: 'danger',
  high_water: 'danger',
  snow: 'caution',
  ice: 'caution',
  mud: 'caution',
  slippery: 'caution',
  fallen_trees: 'caution',
  overgrown: 'caution',
  water_dry: 'caution',
  animals: 'caution',
  leaves: 'plain',
  hot: 'plain',
  crowded: 'plain',
} as const satisfies Record<string, 'good' | 'caution' | 'danger' | 'plain'>

export type WalkCondition = keyof typeof WALK_CONDITION_LEVELS
export const WALK_CONDITIONS = Object.keys(WALK_CONDITION_LEVELS) as readonly WalkCondition[] // the keys of the constant above

/** What cannot be said of a way on the same day: the newer word replaces the older one. */
const CONTRARY: Readonly<Partial<Record<WalkCondition, readonly WalkCondition[]>>> = {
  passable: ['closed', 'bridge_out'],
  closed: ['passable'],
  bridge_out: ['passable'],
  water_flows: ['water_dry'],
  water_dry: ['water_flows'],
}

export const contraryTo = (condition: WalkCondition): readonly WalkCondition[] => CONTRARY[condition] ?? []

/** Who sees a log: everybody who may read its article, those of them who follow its walker, or the walker alone. */
export const WALK_VISIBILITIES = ['public', 'followers', 'private'] as const
export type WalkVisibility = (typeof WALK_VISIBILITIES)[number]
