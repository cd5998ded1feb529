import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PREPARE = fileURLToPath(new URL('../../scripts/prepare.mjs', import.meta.url))
const SAID = 'HIMAYA_STALE_BUILD'

/** Finds out, once for a run and all its processes, whether build/ is what the sources make. */
export function checkBuild(): void {
  const { status, stderr } = spawnSync(process.execPath, [PREPARE, 'fresh-build'])
  if (status !== 0) process.env[SAID] = String(stderr).trim()
}

/** For whoever serves or reads build/: a test of an older one would say nothing of the sources. */
export function refuseStaleBuild(): void {
  const said = process.env[SAID]
  if (said) throw new Error(said)
}
