/** Imported before other modules: loads `.env` if it exists. Does not override environment variables. */
import { existsSync } from 'node:fs'

const FILE = '.env'

if (existsSync(FILE)) process.loadEnvFile(FILE)
