/**
 * Runs `work` now and every `everyMs` milliseconds until `stopping`, never twice at once. Does not keep the
 * process alive.
 * @param failed called with what `work` throws; it runs again at the next time
 */
export function repeat(
  work: () => Promise<unknown>,
  {
    everyMs,
    stopping,
    failed,
  }: {
    everyMs: number
    stopping: AbortSignal
    failed: (err: unknown) => void
  },
): void {
  let running = false
  const attempt = async () => {
    if (running || stopping.aborted) return
    running = true
    try {
      await work()
    } catch (err) {
      failed(err)
    } finally {
      running = false
    }
  }
  const timer = setInterval(attempt, everyMs).unref()
  stopping.addEventListener('abort', () => clearInterval(timer))
  void attempt()
}
