import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledWords } from './scripts/bundle/compiled-words.ts'
import { ownScripts } from './scripts/bundle/own-scripts.ts'
import { recognitionFiles } from './scripts/bundle/recognition-files.ts'

/**
 * Framework packages shared by all staff screens. A separate chunk, so that it stays cached across releases.
 */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|scheduler|cookie|turbo-stream)[\\/]/

export default defineConfig({
  plugins: [compiledWords(), ownScripts(), recognitionFiles(), tailwindcss(), reactRouter()],
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
          // The process already has the analyzer loaded, so that server and pages share its models and
          // phrases.
          external: ['#analyzer'],
          // A single file: a chunk loaded later would be missing after a newer build.
          output: { codeSplitting: false },
        },
      },
    },
  },
})
