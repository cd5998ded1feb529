/** Path of a library entry in the staff area. */
export const entryPath = (id: string) => `/admin/content?edit=${id}`
