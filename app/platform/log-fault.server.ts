import type { RouterContextProvider } from 'react-router'
import { appContext, requestContext } from './context.server.ts'

/** Logs an error during a request with the request's id. @param what such as 'an article failed to load' */
export function logFault(
  context: Readonly<RouterContextProvider>,
  err: unknown,
  what: string,
): void {
  context.get(appContext).log.error({ request: context.get(requestContext).id, err }, what)
}
