export { fetchGsiStyle, GSI_ORIGIN, GSI_SHEET_NAMES, type GsiSheetName, gsiProbeUrl } from './gsi.ts'
export { fetchOnlineStyle, type OnlineStyleOptions, OPENFREEMAP_STYLE_URL } from './online.ts'
export { BASEMAP_ATTRIBUTION, type BasemapStyleOptions, basemapStyle, type StreetsOfRegions } from './style.ts'
export { BASEMAP_COLORS, type BasemapColors, type BasemapLocale, type BasemapTheme } from './theme.ts'
