import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { sendPageView } from './send-page-view.ts'

/** Tells of every screen that takes the place of another without a load. Of the first the shell's script tells. */
export function usePageViews(): void {
  const { pathname } = useLocation()
  const told = useRef(pathname)
  useEffect(() => {
    if (told.current === pathname) return
    told.current = pathname
    sendPageView(pathname)
  }, [pathname])
}
