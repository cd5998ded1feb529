export type SteadyLoad = {
  /** Ends it. Gives how many were answered, and what each failed one got. */
  end(): Promise<{ answered: number; failures: string[] }>
}

/** Several visitors who open these addresses one after the other, again and again; a status of 500 and up is a failure. */
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
