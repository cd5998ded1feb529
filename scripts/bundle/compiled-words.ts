import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { writeWords } from '../words/write-words.ts'

/** While developing: a change of the words is compiled at once, and what the page then shows follows. */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    apply: 'serve',
    configureServer({ watcher, config }) {
      watcher.on('change', (path) => {
        if (!path.includes(`${sep}i18n${sep}`) || !path.endsWith('.json')) return
        try {
          writeWords()
        } catch (error) {
          config.logger.error((error as Error).message)
        }
      })
    },
  }
}
