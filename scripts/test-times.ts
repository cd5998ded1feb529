import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test file, how long its tests took one after the other, in milliseconds, and how many passed. */
export type TimedFile = { file: string; ms: number; passed: number }

type UnitReport = {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string }[]
  }[]
}

type Suite = {
  file: string
  suites?: Suite[]
  specs: { tests: { results: { status: string; duration: number }[] }[] }[]
}

/** Reads what Vitest's JSON reporter wrote. */
export function unitFiles(path: string): TimedFile[] {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as UnitReport
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(process.cwd(), name),
    ms: endTime - startTime,
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
  }))
}

/** Reads what Playwright's JSON reporter wrote. A file that ran at several sizes is listed once, with their sum. */
export function journeyFiles(path: string): TimedFile[] {
  const { suites, config } = JSON.parse(readFileSync(path, 'utf8')) as {
    suites: Suite[]
    config: { rootDir: string }
  }
  const files = new Map<string, TimedFile>()
  for (const suite of suites.flatMap(withInner)) {
    const file = relative(process.cwd(), `${config.rootDir}/${suite.file}`)
    const known = files.get(file) ?? { file, ms: 0, passed: 0 }
    const results = suite.specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
    files.set(file, {
      file,
      ms: known.ms + results.reduce((sum, { duration }) => sum + duration, 0),
      passed: known.passed + results.filter(({ status }) => status === 'passed').length,
    })
  }
  return [...files.values()]
}

function withInner(suite: Suite): Suite[] {
  return [suite, ...(suite.suites ?? []).flatMap(withInner)]
}
