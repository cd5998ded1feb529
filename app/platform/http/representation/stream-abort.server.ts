/**
 * What ends the stream of an answer that can't go on; write the fault itself to the log. @hono/node-server takes this one for
 * a client that has left, and would write any other to standard error as it is: of a query with all that was asked.
 */
export function streamAborted(): Error {
  return Object.assign(new Error('the answer is broken off'), {
    code: 'ERR_STREAM_PREMATURE_CLOSE',
  })
}
