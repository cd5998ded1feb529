import type { RouterContextProvider } from 'react-router'
import { appContext, requestContext } from '../context.server.ts'
import { identifyVisitor, type Visitor } from './visitor.server.ts'

/** Who sent the request, or null when that can't be told. */
export function visitorOf(context: Readonly<RouterContextProvider>): Visitor | null {
  return identifyVisitor(context.get(appContext).crypto, context.get(requestContext).address)
}
