export type SteadyLoad = {
  /** Stops the load. Returns the number of responses and the failures. */
  end(): Promise<{ answered: number; failures: string[] }>
}

/** Requests these URLs repeatedly with several concurrent visitors. Statuses from 500 on are failures. */
export function startLoad(urls: readonly string[], visitors = 4): SteadyLoad {
  const failures: string[] = []
  let answered = 0
  let ending = false

  async function open(url: string): Promise<void> {
    try {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      if (answer.status >= 500) failures.push(`${url}: ${answer.status}`)
      else answered += 1
    } catch (fault) {
      failures.push(`${url}: ${fault} ${(fault as Error).cause}`)
    }
  }

  async function visit(): Promise<void> {
    for (let turn = 0; !ending; turn++) await open(urls[turn % urls.length] ?? '')
  }

  const all = Promise.all(Array.from({ length: visitors }, visit))
  return {
    async end() {
      ending = true
      await all
      return { answered, failures }
    },
  }
}
