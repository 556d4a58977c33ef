/** In landscape, phones have the sheets beside the map. Must match the media query in the style sheets. */
const LIES_ON_ITS_SIDE = '(min-width: 600px) and (max-height: 480px)'

/** As `--me-side-panel`. */
export const SIDE_PANEL_PIXELS = 344

export const hasSidePanel = (): boolean => matchMedia(LIES_ON_ITS_SIDE).matches
