/** What Valhalla calls the ways of moving that it knows rules for. */
export type Costing = 'auto' | 'bicycle' | 'motorcycle' | 'pedestrian'

/** What a costing weighs differently than by default, in Valhalla's names. */
export type CostingOptions = Readonly<Record<string, number | string>>
