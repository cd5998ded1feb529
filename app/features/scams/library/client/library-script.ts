/** Client script of the library: search in place, filtering while typing, 'Load more'. */
import { searchInPlace } from '#app/ui/partial-update/search-in-place.ts'
import { filterFields, librarySearch, readFilters } from '../../scam-filters.ts'
import { filterWhileTyping } from './filter-while-typing.ts'
import { loadMore } from './load-more.ts'

filterWhileTyping()
loadMore()
searchInPlace({
  write: (fields) => librarySearch(readFilters(fields)),
  read: (search) => filterFields(readFilters(search)),
})
