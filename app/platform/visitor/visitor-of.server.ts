import type { RouterContextProvider } from 'react-router'
import { appContext, requestContext } from '../context.server.ts'
import { identifyVisitor, type Visitor } from './visitor.server.ts'

/** Returns the visitor of a request, or null if unknown. */
export function visitorOf(context: Readonly<RouterContextProvider>): Visitor | null {
  return identifyVisitor(context.get(appContext).crypto, context.get(requestContext).address)
}
