import { createHash } from 'node:crypto'
import { join, parse, relative, sep } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const QUERY = '?script'

/** Where the development server has components. It serves them packed: unpacked they need the framework's own page. */
const PACKED = '/@own-script'

/**
 * Vite plugin: `import address from './x.ts?script'` bundles a module with its dependencies into one file and
 * returns its URL. For pages that run no framework. The module's workers become files of their own.
 */
export function ownScripts(): Plugin {
  const root = process.cwd()
  return {
    name: 'own-scripts',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return
      const file = id.slice(0, -QUERY.length)
      if (this.environment.mode === 'dev') {
        const path = relative(root, file).split(sep).join('/')
        return exported(file.endsWith('.tsx') ? `${PACKED}?file=${path}` : `/${path}`)
      }
      const { code, workers } = await pack(file)
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const fileName = `assets/${parse(file).name}-${hash}.js`
      if (this.environment.name === 'client') {
        this.emitFile({ type: 'asset', fileName, source: code })
        for (const worker of workers) this.emitFile({ type: 'asset', ...worker })
      }
      return exported(`/${fileName}`)
    },
    configureServer({ middlewares }) {
      const workers = new Map<string, string | Uint8Array>()
      middlewares.use(PACKED, async ({ url = '' }, answer) => {
        const file = new URLSearchParams(url.slice(url.indexOf('?'))).get('file') ?? ''
        const packed = await pack(join(root, file))
        for (const { fileName, source } of packed.workers) workers.set(`/${fileName}`, source)
        answer.setHeader('Content-Type', 'text/javascript').end(packed.code)
      })
      middlewares.use(({ url = '' }, answer, next) => {
        const worker = workers.get(url)
        if (worker === undefined) return next()
        answer.setHeader('Content-Type', 'text/javascript')
        // A page that embeds nothing from elsewhere starts only workers that promise the same.
        answer.setHeader('Cross-Origin-Embedder-Policy', 'require-corp').end(worker)
      })
    },
    /** In development, reloads pages without a framework when their server code changes. */
    hotUpdate({ modules }) {
      const isInBrowser = modules.some(({ type }) => type === 'js')
      if (this.environment.name !== 'client' || isInBrowser) return
      this.environment.hot.send({ type: 'full-reload' })
    },
  }
}

const exported = (address: string) => `export default ${JSON.stringify(address)}`

type Packed = { code: string; workers: { fileName: string; source: string | Uint8Array }[] }

async function pack(file: string): Promise<Packed> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: file,
        // A script that another one loads exports a function.
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const [{ code }, ...others] = output
  const workers = others.map((other) => ({
    fileName: other.fileName,
    source: other.type === 'asset' ? other.source : other.code,
  }))
  return { code, workers }
}
