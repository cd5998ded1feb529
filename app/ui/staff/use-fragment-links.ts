import { useEffect } from 'react'

/**
 * Handles fragment links within a screen without changing the URL: the router would treat a new fragment as
 * another page and reload it, losing form input.
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
