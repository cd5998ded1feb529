import { useEffect, useRef, useState } from 'react'

/** What stands in the search field, and how to say that it was sent. */
export type QueryField = {
  query: string
  type: (query: string) => void
  sent: (query: string) => void
}

/** The search field holds what was typed, until the address asks for something else (by Back, say). */
export function useQueryField(addressed: string): QueryField {
  const [query, type] = useState(addressed)
  const expected = useRef(addressed)
  useEffect(() => {
    if (addressed !== expected.current) type(addressed)
    expected.current = addressed
  }, [addressed])
  return {
    query,
    type,
    sent(wanted) {
      expected.current = wanted
    },
  }
}
