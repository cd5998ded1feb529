/**
 * Runs `work` now and every `everyMs` milliseconds until `stopping`, never twice at once. Does not keep the
 * process alive.
 * @param failed called with what `work` throws; it runs again at the next time
 * @returns waits for the run that is under way
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
): () => Promise<void> {
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      await work()
    } catch (err) {
      failed(err)
    } finally {
      running = null
    }
  }
  const attempt = () => {
    if (!stopping.aborted) running ??= run()
  }
  const timer = setInterval(attempt, everyMs).unref()
  stopping.addEventListener('abort', () => clearInterval(timer))
  attempt()
  return async () => {
    await running
  }
}
