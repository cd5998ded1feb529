/** How the browser came to load the page: by a link or an address, by a reload, or as a step back or forward in its history. */
export function navigationType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type
}
