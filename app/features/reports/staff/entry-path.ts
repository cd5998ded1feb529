/** Where staff open a library entry. */
export const entryPath = (id: string) => `/admin/content?edit=${id}`
