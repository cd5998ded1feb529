import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { ownScripts } from './scripts/bundle/own-scripts.ts'

/** The same for every visitor of a page that runs it, whatever changes in Himaya. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|turbo-stream)[\\/]/
/** What every such page needs comes in one file: fewer requests, and smaller than its parts. */
const SHARED =
  /app[\\/](root|still|nonce|entry\.client|ui[\\/]\w[^\\/]*|routes[\\/]public[\\/]layout|i18n[\\/](use-text|local-path|locale|(\w\w[\\/])?(shell|site|errors))|features[\\/](shell|offline)[\\/][^\\/]+)\.tsx?$/

export default defineConfig({
  plugins: [ownScripts(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'shared', test: SHARED },
              ],
            },
          },
        },
      },
    },
  },
})
