/** The pages where a route begins. */
export const CREATE_PAGE = '/home/routes/create'
export const FILES_PAGE = '/home/routes/create_from_file'
export const RECORD_PAGE = '/home/routes/record'
export const STRAVA_PAGE = '/home/routes/create_from_strava'
