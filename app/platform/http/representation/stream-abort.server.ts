/**
 * Error that ends a response stream which cannot continue. Log the actual error separately. @hono/node-server
 * treats this one as a disconnected client; it would write any other to standard error, including a query's
 * parameters.
 */
export function streamAborted(): Error {
  return Object.assign(new Error('the answer is broken off'), {
    code: 'ERR_STREAM_PREMATURE_CLOSE',
  })
}
