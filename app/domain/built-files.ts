/** Path of files whose names contain a hash of their content, so that they never change. */
export const HASHED_FOLDER = '/assets/'

/**
 * Path of the programs and models that read pictures in the browser, loaded only when they are used. The names of
 * their folders contain versions, so that they never change.
 */
export const RECOGNITION_FOLDER = '/recognition/'
