export { OPENFREEMAP_STYLE_URL, probeOnlineStyle, type ResolveBasemapOptions, resolveBasemap } from './online.ts'
export { BASEMAP_ATTRIBUTION, type BasemapStyleOptions, basemapStyle } from './style.ts'
export { BASEMAP_COLORS, type BasemapColors, type BasemapLocale, type BasemapTheme } from './theme.ts'
