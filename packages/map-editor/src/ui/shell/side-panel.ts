/** A phone that lies on its side has its sheets beside the map, as the style sheets say with the same words. */
const LIES_ON_ITS_SIDE = '(min-width: 600px) and (max-height: 480px)'

/** As `--me-side-panel`. */
export const SIDE_PANEL_PIXELS = 344

export const hasSidePanel = (): boolean => matchMedia(LIES_ON_ITS_SIDE).matches
