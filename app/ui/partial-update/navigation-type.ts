/** Returns how the page was loaded: navigation, reload, or back/forward. */
export function navigationType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return load?.type
}
