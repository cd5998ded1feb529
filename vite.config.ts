import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledWords } from './scripts/bundle/compiled-words.ts'
import { ownScripts } from './scripts/bundle/own-scripts.ts'

/** What all screens of staff run; it stays the same when Himaya changes. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|turbo-stream)[\\/]/

export default defineConfig({
  plugins: [compiledWords(), ownScripts(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // The process has the analyzer already: its models and phrases are held once, by server and pages.
          external: ['#analyzer'],
          // One file: a piece that is loaded later is gone where a newer build has been made meanwhile.
          output: { codeSplitting: false },
        },
      },
    },
  },
})
