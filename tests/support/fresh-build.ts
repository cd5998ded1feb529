import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PREPARE = fileURLToPath(new URL('../../scripts/prepare.mjs', import.meta.url))
const SAID = 'HIMAYA_STALE_BUILD'

/** Checks once per run whether build/ is up to date, for all processes. */
export function checkBuild(): void {
  const { status, stderr } = spawnSync(process.execPath, [PREPARE, 'fresh-build'])
  if (status !== 0) process.env[SAID] = String(stderr).trim()
}

/** Throws if build/ is stale. Called by everything that uses the build. */
export function refuseStaleBuild(): void {
  const said = process.env[SAID]
  if (said) throw new Error(said)
}
