/** The library in a browser: search in place, cards that follow what is typed, and 'Load more'. */
import { searchInPlace } from '#app/ui/swap/search-in-place.ts'
import { filterFields, readFilters, writeFilters } from '../../scam-filters.ts'
import { joinMore } from './join-more.ts'
import { narrowWhileTyping } from './narrow.ts'

narrowWhileTyping()
joinMore()
searchInPlace({
  write: (fields) => {
    const search = String(writeFilters(readFilters(fields)))
    return search && `?${search}`
  },
  read: (search) => filterFields(readFilters(search)),
})
