/** Imported before a program of ours: reads `.env` where there is one, and where there is none says nothing. What the environment has stays. */
import { existsSync } from 'node:fs'

const FILE = '.env'

if (existsSync(FILE)) process.loadEnvFile(FILE)
