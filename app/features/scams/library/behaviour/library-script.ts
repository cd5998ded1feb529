/** The library in a browser: search in place, cards that follow what is typed, and 'Load more'. */
import { searchInPlace } from '#app/ui/swap/search-in-place.ts'
import { filterFields, librarySearch, readFilters } from '../../scam-filters.ts'
import { joinMore } from './join-more.ts'
import { narrowWhileTyping } from './narrow.ts'

narrowWhileTyping()
joinMore()
searchInPlace({
  write: (fields) => librarySearch(readFilters(fields)),
  read: (search) => filterFields(readFilters(search)),
})
