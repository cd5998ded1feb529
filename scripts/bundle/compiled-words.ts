import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { writeWords } from '../words/write-words.ts'

/** In development: compiles changed messages at once and reloads the pages that use them. */
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
