import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test file, the total duration of its tests in milliseconds, and the number passed. */
export type TimedFile = { file: string; ms: number; passed: number }

type UnitReport = {
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string }[]
  }[]
}

type Result = { status: string; duration: number }
/** A file at the top level of the report, or a `describe`, which names the file in which it was called. */
type Suite = { file: string; suites?: Suite[]; specs: { tests: { results: Result[] }[] }[] }

/** Reads the output of Vitest's JSON reporter. */
export function unitFiles(path: string): TimedFile[] {
  const { testResults } = JSON.parse(readFileSync(path, 'utf8')) as UnitReport
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: relative(process.cwd(), name),
    ms: endTime - startTime,
    passed: assertionResults.filter(({ status }) => status === 'passed').length,
  }))
}

/**
 * Reads the output of Playwright's JSON reporter. A file that ran at several sizes is listed once, with the
 * sum.
 */
export function journeyFiles(path: string): TimedFile[] {
  const { suites, config } = JSON.parse(readFileSync(path, 'utf8')) as {
    suites: Suite[]
    config: { rootDir: string }
  }
  return suites.map((suite) => {
    const results = resultsOf(suite)
    return {
      file: relative(process.cwd(), `${config.rootDir}/${suite.file}`),
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      passed: results.filter(({ status }) => status === 'passed').length,
    }
  })
}

function resultsOf({ specs, suites = [] }: Suite): Result[] {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  return [...own, ...suites.flatMap(resultsOf)]
}
