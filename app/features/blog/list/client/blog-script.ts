/** Client script of the blog list: search in place. */
import { searchInPlace } from '#app/ui/partial-update/search-in-place.ts'
import { blogFields, blogSearch, readBlogFilters } from '../../blog-filters.ts'

searchInPlace({
  write: (fields) => blogSearch(readBlogFilters(fields)),
  read: (search) => blogFields(readBlogFilters(search)),
})
