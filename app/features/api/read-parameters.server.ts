import { z } from 'zod'
import { api } from '#words/en/library/api.js'
import type { ParameterError } from './problem.server.ts'

/** A parameter from 1 to `highest` in decimal digits. */
export const wholeNumber = (highest: number) =>
  z.string().regex(/^\d+$/, api.wholeNumber).transform(Number).pipe(z.int().min(1).max(highest))

/**
 * Parses a query strictly: unknown, malformed or repeated parameters are errors that name them.
 * @param shape a strict object
 */
export function readParameters<Shape extends z.ZodObject>(
  shape: Shape,
  parameters: URLSearchParams,
): { ok: true; value: z.output<Shape> } | { ok: false; errors: ParameterError[] } {
  const read = shape.safeParse(Object.fromEntries(parameters))
  const errors = [
    ...repeated(parameters),
    ...(read.success ? [] : read.error.issues.flatMap(named)),
  ]
  if (!read.success || errors.length > 0) return { ok: false, errors }
  return { ok: true, value: read.data }
}

function repeated(parameters: URLSearchParams): ParameterError[] {
  return [...new Set(parameters.keys())]
    .filter((name) => parameters.getAll(name).length > 1)
    .map((parameter) => ({ parameter, detail: api.onlyOnce }))
}

function named(issue: z.core.$ZodIssue): ParameterError[] {
  const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]
  return names.map((parameter) => ({ parameter, detail: issue.message }))
}
