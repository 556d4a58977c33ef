/** What the licence of OpenStreetMap's data asks for. */
export const OSM_ATTRIBUTION = '© OpenStreetMap contributors'
