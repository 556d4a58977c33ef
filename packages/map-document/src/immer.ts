import { Immer } from 'immer'

/**
 * One of our own: the settings of a host's stay as they are. It freezes nothing, because documents belong to the host
 * and freezing visits every position. Whatever gets a new path is copied by hand
 * (docs/decisions/056-use-immer-and-turf-where-they-pay.md).
 */
export const immer = /* @__PURE__ */ new Immer({ autoFreeze: false })
