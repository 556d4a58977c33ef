/** The attribution that the licence of OpenStreetMap's data requires. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors'
