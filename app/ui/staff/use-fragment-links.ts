import { useEffect } from 'react'

/**
 * Leads links within a screen to their places and leaves its address as it is: the router takes another fragment for
 * another page, and loads it in place of what was typed.
 */
export function useFragmentLinks() {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('a[href^="#"]')
      if (!link) return
      event.preventDefault()
      const place = document.getElementById(link.hash.slice(1))
      place?.scrollIntoView()
      place?.focus()
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
