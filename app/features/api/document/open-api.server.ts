import { z } from 'zod'
import { api } from '#words/en/library/api.js'
import { CHECK_SHAPES } from '../check-shapes.server.ts'
import { INDICATOR_PARAMETERS } from '../indicator-parameters.server.ts'
import { LIST_PARAMETERS } from '../list-parameters.server.ts'
import { SHAPES as READ_SHAPES } from '../resources.server.ts'
import { CHECK_SECURITY, checkPath } from './check-path.server.ts'
import { indicatorPaths } from './indicator-paths.server.ts'

const SHAPES = { ...READ_SHAPES, ...CHECK_SHAPES }

/** Base path, including the API version. */
const API_ROOT = '/api/v1'

const ETAG = { ETag: { required: true, schema: { type: 'string' } } }

const success = (schema: object, type = 'application/json') => ({
  200: {
    description: api.ok,
    headers: ETAG,
    content: { [type]: { schema } },
  },
  304: { description: api.notModified, headers: ETAG },
})

const failure = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: shape('Problem') } },
})

const BAD_REQUEST = { 400: failure(api.problems[400].detail) }
const NOT_FOUND = { 404: failure(api.problems[404].detail) }
const FAULTS = {
  503: failure(api.problems[503].detail),
  default: failure(api.anyProblem),
}

/** The OpenAPI 3.1 document. Its schemas are generated from the response shapes. */
export const OPEN_API = {
  openapi: '3.1.1',
  info: { title: api.title, description: api.description, version: '1.0.0' },
  servers: [{ url: API_ROOT }],
  paths: {
    ...tagged(api.tags.library, {
      '/scams': {
        get: {
          operationId: 'listScams',
          summary: api.listScams,
          parameters: queryParameters(LIST_PARAMETERS),
          responses: { ...success(shape('ScamListAnswer')), ...BAD_REQUEST, ...FAULTS },
        },
      },
      '/scams/{id}': {
        get: {
          operationId: 'getScam',
          summary: api.getScam,
          parameters: [
            {
              name: 'id',
              in: 'path',
              required: true,
              description: api.parameters.id,
              schema: { type: 'string', format: 'uuid' },
            },
          ],
          responses: { ...success(shape('ScamAnswer')), ...NOT_FOUND, ...FAULTS },
        },
      },
      '/categories': {
        get: {
          operationId: 'listCategories',
          summary: api.listCategories,
          responses: { ...success(shape('CategoryListAnswer')), ...FAULTS },
        },
      },
    }),
    ...tagged(
      api.tags.indicators,
      indicatorPaths({
        success,
        shape,
        faults: FAULTS,
        badRequest: BAD_REQUEST,
        notFound: NOT_FOUND,
        listParameters: queryParameters(INDICATOR_PARAMETERS),
      }),
    ),
    ...tagged(api.tags.checks, { '/check': checkPath({ shape, failure }) }),
    ...tagged(api.tags.description, {
      '/openapi.json': {
        get: {
          operationId: 'getDocument',
          summary: api.getDocument,
          responses: { ...success({ type: 'object' }), ...FAULTS },
        },
      },
    }),
  },
  components: { schemas: componentSchemas(), securitySchemes: CHECK_SECURITY },
}

/** Puts every operation of some paths into the group `tag`. */
function tagged<Path extends string, Operation extends object>(
  tag: string,
  paths: Readonly<Record<Path, Readonly<Record<string, Operation>>>>,
) {
  return Object.fromEntries(
    Object.entries<Readonly<Record<string, Operation>>>(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [
          method,
          { tags: [tag], ...operation },
        ]),
      ),
    ]),
  )
}

function shape(name: keyof typeof SHAPES) {
  return { $ref: `#/components/schemas/${name}` }
}

function componentSchemas() {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(SHAPES)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    uri: (name) => `#/components/schemas/${name}`,
    override: leaveFormatsToTheirNames,
  })
  // Inside the document a schema is identified by its location, not by `$id`.
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]),
  )
}

function queryParameters(parameters: z.ZodObject) {
  const { properties } = z.toJSONSchema(parameters, { override: leaveFormatsToTheirNames })
  return Object.entries(properties ?? {}).map(([name, property]) => {
    const { description, ...schema } = property as z.core.JSONSchema.JSONSchema
    return { name, in: 'query', description, schema }
  })
}

/** Removes the pattern beside a format such as `uuid`, which is redundant. */
function leaveFormatsToTheirNames({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.format) delete jsonSchema.pattern
}
